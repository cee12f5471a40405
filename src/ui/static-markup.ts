import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { oncePerBuild } from '~/lib/once';

/** React preloads the pictures of a component; a page has links in its head for those that matter. */
const PRELOAD = /<link\s[^>]*rel="preload"[^>]*>/g;

/** Returns the HTML of a React component that is not an island. */
export const staticMarkup = <Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): string => renderToStaticMarkup(createElement(component, props)).replace(PRELOAD, '');

const markupOf = oncePerBuild((component: ComponentType) =>
  oncePerBuild((props: string) => staticMarkup(component, JSON.parse(props) as object)),
);

/** The same for props that are JSON, once per build: most icons of a page are on all others. */
export const repeatedMarkup = <Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): string => markupOf(component as ComponentType)(JSON.stringify(props));
