import type { Localized } from '~/i18n/locales';

/** Causes that an editor can act on or wait for, by the reason that the shop's server gives. */
const CAUSES: readonly (readonly [RegExp, Localized])[] = [
  [
    /The CMS cannot be used/,
    {
      zh: '網店當時讀取不到這個系統的內容。',
      en: 'The shop could not read the content of this system.',
    },
  ],
  [/was killed twice/, { zh: '伺服器的記憶體不足。', en: 'The server is short of memory.' }],
  [/ENOSPC/, { zh: '伺服器的硬碟已滿。', en: 'The disk of the server is full.' }],
];

/** Returns why a build has failed, for editors. */
export const whyOf = (reason: string): Localized =>
  CAUSES.find(([pattern]) => pattern.test(reason))?.[1] ?? {
    zh: '網店的程式出錯，請把以下原因告訴工程師。',
    en: 'The shop’s program has failed. Tell an engineer the reason below.',
  };

/** `build.json` of the shop. */
interface Build {
  builtAt: string;
  products: number;
  source: string;
}

/** The status of builds, as the shop's own server reports it. */
interface ServerStatus {
  state?: string;
  lastGood?: { at: string; seconds: number } | null;
  lastFailure?: { at: string; reason: string } | null;
  /** The time of the server when it answers. */
  now?: string;
}

/**
 * Returns what is live, whether a build is running or waits, and whether the last one has failed. Without a `status`,
 * the shop's server cannot be reached, or it has another server; without a `build`, no version was ever live.
 */
export function stateOf(status: ServerStatus | undefined, build: Build | undefined) {
  const { lastGood, lastFailure, state } = status ?? {};
  const at = lastGood?.at ?? build?.builtAt;
  const hasFailed = lastFailure && (!at || Date.parse(lastFailure.at) > Date.parse(at));
  return {
    ...(state && { state }),
    ...(build && at && { live: { at, products: build.products, source: build.source } }),
    ...(hasFailed && { failed: { ...lastFailure, why: whyOf(lastFailure.reason) } }),
  };
}

/** Whether the build of the live version began less than a time (ms) ago, by the clock of the shop alone. */
export const isBuiltWithin = (time: number, { lastGood, now = '' }: ServerStatus = {}) =>
  lastGood ? Date.parse(now) - Date.parse(lastGood.at) + 1000 * lastGood.seconds < time : false;
