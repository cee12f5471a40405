/**
 * Like `querySelector`, for an element that must exist.
 * @throws an Error naming the selector, when markup and script do not match
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
