/** What only a page of a category needs of attributes; imported when a category is selected. */
export { attributeWords, facetsOfCategory } from './attribute-facets';
export { unpackAttributeList, withSheets } from './attribute-list';
