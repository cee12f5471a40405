import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installCms } from '../../../scripts/cms/install.mjs';
import { smallIds } from './catalogue';
import { pathOf } from './editor';
import { startStrapi } from './strapi';

/** Data folders of Strapi that tests copy. */
export interface Snapshots {
  /** The complete catalogue, with its pictures. */
  whole: string;
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
  try {
    project.provide('snapshots', await seed(folder));
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}

async function seed(folder: string): Promise<Snapshots> {
  // With the panel, so that it is built before two files need it at once.
  const strapi = await startStrapi({ admin: true });
  const keep = async (name: string) => {
    await strapi.kill();
    const data = join(folder, name);
    await cp(strapi.data, data, { recursive: true });
    return data;
  };
  try {
    const whole = await keep('whole');
    await strapi.startAgain();
    await strapi.database.removePictures();
    const kept = await smallIds();
    const others = (await strapi.editor.ids()).filter((id) => !kept.includes(id));
    await strapi.editor.remove(...others);
    await strapi.editor.call('POST', `${pathOf('former-product')}/actions/bulkDelete`, {
      documentIds: others,
    });
    const small = await keep('small');
    await rm(join(small, 'strapi', 'public', 'uploads'), { recursive: true });
    return { whole, small };
  } finally {
    await strapi.remove();
  }
}
