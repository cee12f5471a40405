import type { AstroComponentMetadata, NamedSSRLoadedRendererValue } from 'astro';
import { staticMarkup } from '../../src/ui/static-markup';

type Component = Parameters<typeof staticMarkup>[0];

const isFunction = (component: unknown) => typeof component === 'function';

/** The HTML of icons by their props. Icons are objects, all other components functions. */
const icons = new WeakMap<Component, Map<string, string>>();

function iconMarkup(icon: Component, props: object): string {
  const known = icons.get(icon) ?? new Map<string, string>();
  icons.set(icon, known);
  const key = JSON.stringify(props);
  const markup = known.get(key) ?? staticMarkup(icon, props);
  known.set(key, markup);
  return markup;
}

const isIsland = (metadata: AstroComponentMetadata | undefined) => metadata?.hydrate !== undefined;

const renderer: NamedSSRLoadedRendererValue = {
  name: 'static-react',
  check: (component, _props, slots: object, metadata) =>
    Promise.resolve(
      !isIsland(metadata) &&
        ['function', 'object'].includes(typeof component) &&
        Object.keys(slots).length === 0,
    ),
  renderToStaticMarkup: (component: Component, props: object) =>
    Promise.resolve({
      html: isFunction(component) ? staticMarkup(component, props) : iconMarkup(component, props),
    }),
};
export default renderer;
