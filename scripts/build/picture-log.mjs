// @ts-check
import { EventEmitter } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import logToConsole from 'astro/logger/node';

/** Emits `picture` with two numbers, of finished pictures and of all, when a picture is finished. */
export const pictureLog = new EventEmitter();

/** Astro's line for a finished picture: `▶ /_astro/1.C_5.webp (before: 33kB, after: 8kB) (+31ms) (5/1263)`. */
const PICTURE = /\/_astro\/.*\((\d+)\/(\d+)\)$/;

/**
 * A logger for Astro: prints warnings and errors, and emits the events above. A JavaScript file, because Astro
 * loads loggers from no others.
 *
 * @returns {import('astro').AstroLoggerDestination}
 */
export default function createLogger() {
  const { write } = logToConsole({ level: 'warn' });
  return {
    write(event) {
      if (event.level === 'info' && event.message.includes('/_astro/')) {
        const [, done, total] = PICTURE.exec(stripVTControlCharacters(event.message)) ?? [];
        if (total) pictureLog.emit('picture', Number(done), Number(total));
      }
      write(event);
    },
  };
}
