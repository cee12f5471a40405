/**
 * Like `querySelector`, for an element that must exist.
 * @throws an Error naming the selector, if markup and script do not match
 */
export function find<T extends Element>(
  root: ParentNode,
  selector: string,
  type: abstract new () => T,
): T {
  const element = root.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`No ${type.name} matches ${selector}`);
}

/** Creates an element with these attributes. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}
