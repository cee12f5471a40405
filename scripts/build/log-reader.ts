import { stripVTControlCharacters } from 'node:util';

/** The steps of a build that take time. */
export type Phase = 'content' | 'bundle' | 'pages' | 'pictures';

/** What a line of Astro's build log means. */
export type LogEvent =
  | { type: 'phase'; phase: Phase }
  /** How many pages or pictures are done, or how many there are; the counts are cumulative. */
  | { type: 'progress'; done?: number; total?: number }
  | { type: 'info' | 'warning' | 'error'; text: string };

const TIME = /^\d\d:\d\d:\d\d ?/;

const PHASES: readonly [RegExp, Phase][] = [
  [/^\[content\] Syncing content/, 'content'],
  [/^\[build\] Building static entrypoints/, 'bundle'],
  [/^ *generating static routes/, 'pages'],
  [/^ *generating optimized images/, 'pictures'],
];

/** Logged by `scripts/incremental/prerenderer.ts`. */
const PAGE_TOTAL = /^\[page-count\] (\d+)/;
/** Pages that are rendered at the same time start on one line. */
const PAGE = ' ├─ ';
const PICTURE = /^ *▶ .*\((\d+)\/(\d+)\)/;

/** Routine progress lines of Astro, and the times of pages that are rendered at the same time. */
const ROUTINE =
  /^(?: *\(\+[\d.]+m?s\)(?: \([\w ]+\))?)+$|^\[(?:build|vite|types|assets|@astrojs\/sitemap)\] |^\[content\] (?:Synced|Clearing|Astro|Content config)|^ *✓ Completed in|^ *$/;

/** Headings and frames of a stack trace. */
const STACK = /^\s+at |^\s*(?:Stack trace|Location):?|^\s+\/.*:\d+:\d+$/;

/**
 * Reads Astro's build log line by line. Lines without a time continue the warning or the error
 * above them; any other line that is not known to be routine is forwarded.
 */
export function createLogReader(): (line: string) => LogEvent | undefined {
  let pages = 0;
  let continues: 'warning' | 'error' | undefined;

  return (line) => {
    const plain = stripVTControlCharacters(line).trimEnd();
    const text = plain.replace(TIME, '');
    const phase = PHASES.find(([pattern]) => pattern.test(text))?.[1];
    if (phase) {
      continues = undefined;
      return { type: 'phase', phase };
    }
    if (continues === 'error') return { type: 'error', text: plain };

    const [, label, message = ''] = /^\[(WARN|ERROR)\] (.*)$/.exec(text) ?? [];
    if (label) {
      continues = label === 'WARN' ? 'warning' : 'error';
      return { type: continues, text: message };
    }
    if (TIME.test(plain) || text === '') continues = undefined;
    if (continues) return { type: continues, text: plain };

    const total = PAGE_TOTAL.exec(text)?.[1];
    if (total) return { type: 'progress', total: Number(total) };
    const started = text.split(PAGE).length - 1;
    if (started > 0) return { type: 'progress', done: (pages += started) };
    const [, done, pictures] = PICTURE.exec(text) ?? [];
    if (done) return { type: 'progress', done: Number(done), total: Number(pictures) };
    if (ROUTINE.test(text)) return undefined;
    return { type: 'info', text: text.replace(/^\[[\w-]+\] /, '') };
  };
}

const MAX_REASON_LINES = 10;

/** The reason to report for a failed build, from its error lines and unknown lines. */
export function reasonOf(lines: readonly string[]): string {
  if (lines.some((line) => /\b(?:ENOSPC|EDQUOT)\b/.test(line))) return 'The disk is full (ENOSPC).';
  return lines
    .filter((line) => line.trim() !== '' && !STACK.test(line))
    .slice(0, MAX_REASON_LINES)
    .join('\n');
}
