/** Parameters of a request to Stripe: texts, lists and objects of them. */
export interface Params {
  [name: string]: string | Params | undefined;
}

/** Decodes `a[b][0]=c`, as the library `stripe` sends it; lists are objects with numbers as keys. */
export function parseForm(body: string): Params {
  const root: Params = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.replaceAll(']', '').split('[');
    const last = names.pop() ?? '';
    let at = root;
    for (const name of names) {
      const next = at[name];
      at = typeof next === 'object' ? next : (at[name] = {});
    }
    at[last] = value;
  }
  return root;
}

export const objectAt = (params: Params | undefined, name: string): Params => {
  const value = params?.[name];
  return typeof value === 'object' ? value : {};
};

export const textAt = (params: Params | undefined, name: string): string | undefined => {
  const value = params?.[name];
  return typeof value === 'string' ? value : undefined;
};

export const listAt = (params: Params | undefined, name: string): Params[] =>
  Object.values(objectAt(params, name)).filter((each) => typeof each === 'object');
