import { describe, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/server/build-site.ts';

/** Runs a few lines of JavaScript as if they were a build. */
async function build(code: string, signal = new AbortController().signal): Promise<string[]> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  await buildSite({ command: [process.execPath, '-e', code], cwd: '.', log, signal });
  return lines;
}

describe('a build', () => {
  it('tells what it does, but not every page and picture', async () => {
    const lines = await build(`
      console.log('11:00:01 [content] 140 products');
      console.log('11:00:02   ├─ /product/1.html (+1ms)');
      console.log('11:00:03   ▶ /_astro/1.webp (+1ms)');
      console.error('11:00:04 [WARN] something');
    `);
    expect(lines.toSorted()).toEqual([
      '11:00:01 [content] 140 products',
      '11:00:04 [WARN] something',
    ]);
  });

  it('that fails says why: what its log ends with', async () => {
    const failed = build(`
      for (let line = 1; line <= 30; line++) console.error('line ' + line);
      console.error('11:00:01 [content] Syncing content');
      console.error('11:00:02 [ERROR] [build] something broke');
      console.error('The CMS cannot be used');
      console.error('  Location:\\n    /shop/src/content/read-content.ts:38:9');
      console.error('  Stack trace:\\n    at readContent (/shop/src/content/read-content.ts:38:9)');
      process.exitCode = 3;
    `);
    await expect(failed).rejects.toThrow(
      /^line 23\n[^]*line 30\n11:00:02 \[ERROR\] \[build\] something broke\nThe CMS cannot be used\nThe build ended with 3\.$/,
    );
  });

  it('that is killed failed', async () => {
    await expect(build(`process.kill(process.pid, 'SIGKILL')`)).rejects.toThrow('SIGKILL');
  });

  it('is over when it has ended, whatever it left running', async () => {
    const lines = await build(`
      const { spawn } = require('node:child_process');
      const { pid } = spawn(process.execPath, ['-e', 'setTimeout(() => 0, 20_000)'], {
        stdio: 'inherit',
      });
      console.log(pid);
      process.exit();
    `);
    expect(process.kill(Number(lines[0]))).toBe(true);
  });

  it('that cannot be started failed', async () => {
    const log = () => undefined;
    const { signal } = new AbortController();
    const started = buildSite({ command: ['no-such-program'], cwd: '.', log, signal });
    await expect(started).rejects.toThrow('no-such-program');
  });

  it('ends with whoever asked for it', async () => {
    const asking = new AbortController();
    const building = build(`setInterval(() => 0, 1000)`, asking.signal);
    asking.abort();
    await expect(building).rejects.toThrow('abort');
  });
});
