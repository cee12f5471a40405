import type { AstroComponentMetadata, NamedSSRLoadedRendererValue } from 'astro';
import { staticMarkup } from '../../src/ui/static-markup';

const isIsland = (metadata: AstroComponentMetadata | undefined) => metadata?.hydrate !== undefined;

const renderer: NamedSSRLoadedRendererValue = {
  name: 'static-react',
  check: (component, _props, slots: object, metadata) =>
    Promise.resolve(
      !isIsland(metadata) &&
        ['function', 'object'].includes(typeof component) &&
        Object.keys(slots).length === 0,
    ),
  renderToStaticMarkup: (component: Parameters<typeof staticMarkup>[0], props: object) =>
    Promise.resolve({ html: staticMarkup(component, props) }),
};
export default renderer;
