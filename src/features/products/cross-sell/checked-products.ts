/** The products of the checked checkboxes in an element. */
export const checkedProducts = (element: Element) =>
  Array.from(element.querySelectorAll<HTMLInputElement>('input:checked'), ({ value, dataset }) => ({
    id: value,
    price: Number(dataset['cost']),
  }));
