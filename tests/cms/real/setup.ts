import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installCms } from '../../../scripts/cms/install.mjs';
import { smallIds } from './catalogue';
import { copyDatabase } from './postgres';
import { startStrapi } from './strapi';

const FORMER = 'content-manager/collection-types/api::former-product.former-product';

/** The initial data that each test copies. */
export interface Snapshot {
  /** Strapi's data folder. */
  data: string;
  /** URL of its PostgreSQL database, if it does not use SQLite. */
  database?: string;
}

export interface Snapshots {
  /** The complete catalogue, with its pictures. */
  whole: Snapshot;
  /** The complete catalogue without pictures. */
  plain: Snapshot;
  /** A few products of each category, without pictures. */
  small: Snapshot;
}

declare module 'vitest' {
  export interface ProvidedContext {
    snapshots: Snapshots;
  }
}

/**
 * Installs and seeds Strapi once for all tests.
 * @param database URL of an empty PostgreSQL database; without one, Strapi uses SQLite
 */
export default async function setup(project: TestProject, database?: string) {
  installCms();
  const folder = await mkdtemp(join(tmpdir(), 'overtone-snapshots-'));
  const teardown = () => rm(folder, { recursive: true, maxRetries: 5 });
  try {
    project.provide('snapshots', await seed(folder, database));
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}

async function seed(folder: string, database?: string): Promise<Snapshots> {
  const strapi = await startStrapi({ database });
  const keep = async (name: string): Promise<Snapshot> => {
    await strapi.kill();
    const data = join(folder, name);
    await cp(strapi.data, data, { recursive: true });
    const snapshot = { data, ...(database && { database: await copyDatabase(database) }) };
    await strapi.startAgain();
    return snapshot;
  };
  try {
    const whole = await keep('whole');
    await strapi.database.removePictures();
    const plain = await keep('plain');
    const kept = await smallIds();
    const others = (await strapi.editor.ids()).filter((id) => !kept.includes(id));
    await strapi.editor.remove(...others);
    await strapi.editor.call('POST', `${FORMER}/actions/bulkDelete`, { documentIds: others });
    return { whole, plain, small: await keep('small') };
  } finally {
    await strapi.remove();
  }
}
