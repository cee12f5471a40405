import type { TestProject } from 'vitest/node';
import { installCms } from '../../../scripts/cms/install.mjs';
import { startPostgres } from './postgres';
import setup from './setup';

/** Like {@link setup}, on PostgreSQL. */
export default async function setupPostgres(project: TestProject) {
  installCms();
  const postgres = await startPostgres();
  try {
    const teardown = await setup(project, postgres.url);
    return async () => {
      await teardown();
      await postgres.remove();
    };
  } catch (error) {
    await postgres.remove();
    throw error;
  }
}
