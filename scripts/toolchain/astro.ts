/**
 * Astro's command line, without telemetry: `node scripts/toolchain/astro.ts dev`, `… check`, `… sync`,
 * with Astro's own options. `scripts/build.ts` builds.
 */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
await import(new URL('../../node_modules/astro/bin/astro.mjs', import.meta.url).href);
