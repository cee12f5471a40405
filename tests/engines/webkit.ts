import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../cms/real/free-port';
import type { Engine } from './tab';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
/** The key of an element's reference in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_ATTEMPTS = 100;
/** ms */
const COMMAND_TIMEOUT = 20_000;

/** Starts an X server on a free display. */
async function startDisplay(): Promise<{ process: ChildProcess; display: string }> {
  const process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(process.stdout, 'data')) as [Buffer];
  return { process, display: `:${String(number).trim()}` };
}

/** Sends a command of the WebDriver protocol. Rejects if there is no response in time. */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIMEOUT),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** WebKitGTK over WebDriver, on a display in memory. */
export async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { process: server, display } = await startDisplay();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // Its sandbox does not start as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
    stdio: 'ignore',
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send('GET', `${address}/status`);
      break;
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
      await wait(100);
    }
  }

  return {
    open: async ({ width, height }) => {
      const options = { binary: WINDOW, args: [String(width), String(height)] };
      const created = (await send('POST', `${address}/session`, {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      })) as { sessionId: string };
      const session = `${address}/session/${created.sessionId}`;
      const command = (path: string, body: object = {}) => send('POST', `${session}/${path}`, body);
      const find = async (selector: string) => {
        const found = await command('element', { using: 'css selector', value: selector });
        return (found as Record<string, string>)[ELEMENT];
      };
      return {
        goto: async (url) => {
          await command('url', { url });
        },
        evaluate: (run, ...args) =>
          command('execute/sync', {
            script: `return (${String(run)})(...arguments)`,
            args,
          }) as Promise<never>,
        // Not WebDriver's element click, which rejects some visible links and checkboxes as not
        // interactable.
        click: async (selector) => {
          const element = { [ELEMENT]: await find(selector) };
          const actions = [
            { type: 'pointerMove', origin: element, x: 0, y: 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ];
          await command('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
        },
        type: async (selector, text) => {
          await command(`element/${await find(selector)}/value`, { text });
        },
        reload: async () => {
          await command('refresh');
        },
        close: async () => {
          await send('DELETE', session);
        },
      };
    },
    close: async () => {
      for (const child of [driver, server]) {
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}
