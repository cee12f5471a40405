import type { AstroIntegration, AstroPrerenderer } from 'astro';

/** Logs how many pages a build is going to render, for the progress display. */
export default function pageCount(): AstroIntegration {
  return {
    name: 'page-count',
    hooks: {
      'astro:build:start': ({ setPrerenderer, logger }) => {
        setPrerenderer((prerenderer: AstroPrerenderer) => ({
          ...prerenderer,
          async getStaticPaths() {
            const paths = await prerenderer.getStaticPaths();
            logger.info(`${paths.length} pages`);
            return paths;
          },
        }));
      },
    },
  };
}
