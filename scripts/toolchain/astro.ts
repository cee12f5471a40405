/**
 * Astro's command line without its telemetry, whoever starts it:
 * `node scripts/toolchain/astro.ts build`, `… dev`, `… check`, with Astro's own options.
 */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

await import(new URL('../../node_modules/astro/bin/astro.mjs', import.meta.url).href);
