/**
 * The element that a page is known to have.
 * @throws naming the selector when it is not there: markup and script have come apart
 */
export function find<T extends Element>(
  root: ParentNode,
  selector: string,
  type: abstract new () => T,
): T {
  const element = root.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`no ${type.name} at ${selector}`);
}
