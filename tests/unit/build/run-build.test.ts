import { describe, expect, it } from 'vitest';
import { OutdatedError, runBuild, startProcess } from '../../../scripts/build/run-build.ts';
import { OUTDATED } from '../../../scripts/incremental/build-order.ts';

/** Runs a few lines of JavaScript in place of a build. */
async function build(code: string, { signal }: AbortController = new AbortController()) {
  const lines: string[] = [];
  const onLine = (line: string) => void lines.push(line);
  const command = [process.execPath, '-e', code] as const;
  const warnings = await runBuild({ command, cwd: '.', onLine, signal });
  return { lines, warnings };
}

describe('a build', () => {
  it('forwards its log and returns the warnings', async () => {
    const { lines, warnings } = await build(`
      console.log('11:00:01 [content] 140 products');
      console.log('11:00:02 [WARN] [content] no picture');
    `);
    expect(lines).toHaveLength(2);
    expect(warnings).toEqual(['[content] no picture']);
  });

  it('that fails is rejected with the error of its log, without the stack trace', async () => {
    const failed = build(`
      console.log('11:00:01 [content] Syncing content');
      console.error('11:00:02 [ERROR] [build] something broke');
      console.error('The CMS cannot be used');
      console.error('  Location:\\n    /shop/src/content/read-content.ts:38:9');
      console.error('  Stack trace:\\n    at readContent (/shop/src/content/read-content.ts:38:9)');
      process.exitCode = 3;
    `);
    await expect(failed).rejects.toThrow(
      /^\[build\] something broke\nThe CMS cannot be used\nThe build ended with 3\.$/,
    );
  });

  it('that fails without an error line is rejected with the end of its log', async () => {
    const failed = build(`
      for (let line = 1; line <= 30; line++) console.error('line ' + line);
      process.exitCode = 1;
    `);
    await expect(failed).rejects.toThrow(/^line 21\n[^]*line 30\nThe build ended with 1\.$/);
  });

  it('that fails on a full disk reports it, even if only the stack trace mentions it', async () => {
    const failed = build(`
      console.error('11:00:02 [ERROR] Something went wrong');
      console.error('  Stack trace:\\n    at write (ENOSPC: no space left on device, write)');
      process.exitCode = 1;
    `);
    await expect(failed).rejects.toThrow(/^The disk is full \(ENOSPC\)\.\nThe build ended with 1/);
  });

  it('may run in a process that was started before, with its earlier log', async () => {
    const code = `console.log('loaded'); process.once('message', () => { console.log('built'); process.exit(); })`;
    const build = { command: [process.execPath, '-e', code] as const, cwd: '.' };
    const child = startProcess(build);
    const lines: string[] = [];
    const onLine = (line: string) => void lines.push(line);
    const ended = runBuild({ ...build, child, onLine, signal: new AbortController().signal });
    child.send('build');
    await ended;
    expect(lines).toEqual(['loaded', 'built']);
  });

  it('in an outdated process is rejected as such', async () => {
    await expect(build(`process.exit(${OUTDATED})`)).rejects.toThrow(OutdatedError);
  });

  it('that is killed is rejected', async () => {
    await expect(build(`process.kill(process.pid, 'SIGKILL')`)).rejects.toThrow('SIGKILL');
  });

  it('ends with its process, even if a child process keeps the output open', async () => {
    const { lines } = await build(`
      const { spawn } = require('node:child_process');
      const { pid } = spawn(process.execPath, ['-e', 'setTimeout(() => 0, 20_000)'], {
        stdio: 'inherit',
      });
      console.log(pid);
      process.exit();
    `);
    expect(process.kill(Number(lines[0]))).toBe(true);
  });

  it('that cannot be started is rejected', async () => {
    const onLine = () => undefined;
    const { signal } = new AbortController();
    const started = runBuild({ command: ['no-such-program'], cwd: '.', onLine, signal });
    await expect(started).rejects.toThrow('no-such-program');
  });

  it.each(['', `process.on('SIGTERM', () => undefined);`])(
    'has ended when it rejects after an abort: %s',
    async (ignoresSignals) => {
      const controller = new AbortController();
      let pid = 0;
      const building = runBuild({
        command: [
          process.execPath,
          '-e',
          `${ignoresSignals} setInterval(() => 0, 1000); console.log(process.pid)`,
        ],
        cwd: '.',
        onLine: (line) => {
          pid = Number(line);
          controller.abort();
        },
        signal: controller.signal,
      });
      await expect(building).rejects.toThrow('abort');
      expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    },
  );
});
