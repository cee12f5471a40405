/** Whether a product is delivered on a day that is agreed, as all of its kind are. */
export const isByAppointment =
  (kinds: readonly string[]) =>
  ({ category, kind }: { category: string; kind?: string | undefined }): boolean =>
    kinds.includes(`${category}/${kind ?? ''}`);
