import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isPanelCurrent, replacePanel } from '../../../scripts/cms/panel-build.ts';
import { temporaryFolder } from '../temporary-folder';

describe('a build of the admin panel', () => {
  let root: string;
  const write = (file: string, text: string, at: number) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    utimesSync(path, at, at);
  };
  const inputs = ['scripts/cms/src/admin/app.ts', 'src/contracts/order.ts', 'data/categories.json'];
  const others = ['scripts/cms/package-lock.json', 'scripts/cms/src/admin/vite.config.ts'];
  const isCurrent = () => isPanelCurrent(join(root, 'build'), root);

  beforeEach(async () => {
    root = await temporaryFolder();
    for (const file of [...inputs, ...others]) write(file, '', 1000);
    write('build/inputs.json', JSON.stringify(inputs), 2000);
  });

  it('is current while nothing in it changes', () => {
    write('src/contracts/booking.ts', '', 3000);
    expect(isCurrent()).toBe(true);
  });

  it.each([...inputs, ...others])('is not current once %s has changed', (file) => {
    write(file, '', 3000);
    expect(isCurrent()).toBe(false);
  });

  it('is not current without one of its files, or without a list of them', () => {
    rmSync(join(root, 'data/categories.json'));
    expect(isCurrent()).toBe(false);
    rmSync(join(root, 'build/inputs.json'));
    expect(isCurrent()).toBe(false);
  });

  it('is replaced as a whole, also after an interrupted copy, or stays', () => {
    const [build, newer] = [join(root, 'build'), join(root, 'newer')];
    expect(() => replacePanel(build, newer)).toThrow('ENOENT');
    expect(isCurrent()).toBe(true);
    write('.strapi/build/interrupted.js', '', 1000);
    write('newer/index.html', '', 1000);
    write('newer/inputs.json', '[]', 1000);
    replacePanel(build, newer);
    expect(readdirSync(build).sort()).toEqual(['index.html', 'inputs.json']);
  });
});
