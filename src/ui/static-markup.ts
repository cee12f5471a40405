import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** React preloads the pictures of a component; a page has links in its head for those that matter. */
const PRELOAD = /<link\s[^>]*rel="preload"[^>]*>/g;

/** Returns the HTML of a React component that is not an island. */
export const staticMarkup = <Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): string => renderToStaticMarkup(createElement(component, props)).replace(PRELOAD, '');
