import type { AstroIntegration } from 'astro';
import { afterEach, expect, it, vi } from 'vitest';
import incrementalBuilds from '../../../scripts/incremental/integration.ts';

afterEach(() => vi.unstubAllEnvs());

type Setup = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;

/** The module `virtual:generation` of a development server. */
async function generationModule(): Promise<string> {
  const updateConfig = vi.fn();
  const setup = incrementalBuilds().hooks['astro:config:setup'] as Setup;
  await setup({
    command: 'dev',
    config: { root: new URL('.', import.meta.url) },
    updateConfig,
  } as unknown as Parameters<Setup>[0]);
  const [{ vite }] = updateConfig.mock.lastCall as [
    { vite: { plugins: { load: (id: string) => string }[] } },
  ];
  return vite.plugins[0]?.load('\0virtual:generation') ?? '';
}

it.each(['0', '1700000000', '4102444800'])('SOURCE_DATE_EPOCH can be %s', async (epoch) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
  expect(await generationModule()).toContain(`"startedAt":${Number(epoch) * 1000}}`);
});

it.each(['yesterday', '1e99', '2026-11-22'])('SOURCE_DATE_EPOCH cannot be %s', async (epoch) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
  await expect(generationModule()).rejects.toThrow(`SOURCE_DATE_EPOCH is "${epoch}"`);
});
