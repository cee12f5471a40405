import { join } from 'node:path';
import { mergeConfig, type UserConfig } from 'vite';

/** The aliases of tsconfig.json. Strapi merges this into its own configuration. */
export default function viteConfig(config: UserConfig): UserConfig {
  const root = process.env.CMS_ROOT ?? '';
  return mergeConfig(config, {
    resolve: { alias: { '~data': join(root, 'data'), '~': join(root, 'src') } },
  });
}
