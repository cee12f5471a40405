import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installCms } from '../../../scripts/cms/install.mjs';
import { smallIds } from './catalogue';
import { startStrapi } from './strapi';

/** Data folders of a seeded Strapi; each test starts with a copy of one. */
export interface Snapshots {
  /** The whole catalogue, with its pictures. */
  whole: string;
  /** The same without pictures. */
  plain: string;
  /** A few products of each category, without pictures. */
  small: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    snapshots: Snapshots;
  }
}

/** Installs and seeds Strapi once for all tests. */
export default async function setup(project: TestProject) {
  installCms();
  const folder = await mkdtemp(join(tmpdir(), 'overtone-snapshots-'));
  const teardown = () => rm(folder, { recursive: true, maxRetries: 5 });
  const snapshots: Snapshots = {
    whole: join(folder, 'whole'),
    plain: join(folder, 'plain'),
    small: join(folder, 'small'),
  };
  try {
    await seed(snapshots);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('snapshots', snapshots);
  return teardown;
}

async function seed({ whole, plain, small }: Snapshots): Promise<void> {
  const strapi = await startStrapi();
  const keep = async (snapshot: string) => {
    await strapi.kill();
    await cp(strapi.data, snapshot, { recursive: true });
    await strapi.startAgain();
  };
  try {
    await keep(whole);
    strapi.database.removePictures();
    await keep(plain);
    const kept = await smallIds();
    const others = (await strapi.editor.ids()).filter((id) => !kept.includes(id));
    await strapi.editor.remove(...others);
    await keep(small);
  } finally {
    await strapi.remove();
  }
}
