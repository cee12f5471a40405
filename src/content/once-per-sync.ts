/**
 * Lets the loaders of all collections share one read. Astro calls each loader once per sync, so the
 * second call of the same loader starts the next read.
 */
export function oncePerSync<Context, Result>(read: (context: Context) => Promise<Result>) {
  const served = new Set<string>();
  let current: Promise<Result> | undefined;
  return (loader: string, context: Context): Promise<Result> => {
    if (!current || served.has(loader)) {
      served.clear();
      current = read(context);
    }
    served.add(loader);
    return current;
  };
}
