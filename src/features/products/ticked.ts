/** The products of the ticked checkboxes in an element. */
export const tickedIn = (element: Element) =>
  Array.from(element.querySelectorAll<HTMLInputElement>('input:checked'), ({ value, dataset }) => ({
    id: value,
    price: Number(dataset['cost']),
  }));
