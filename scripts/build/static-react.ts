import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

const renderer = fileURLToPath(new URL('static-react-renderer.ts', import.meta.url));

/**
 * Renders React components that are not islands in one call. `@astrojs/react` renders each as a stream,
 * twice, which is most of the time of a product page with its icons and cards. Must be listed before it,
 * which renders the islands.
 */
export default function staticReact(): AstroIntegration {
  return {
    name: 'static-react',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({ name: 'static-react', serverEntrypoint: renderer });
      },
    },
  };
}
