import { getEntry } from 'astro:content';
import { oncePerBuild } from '~/lib/once';
import type { FormerProduct } from './product';

/** The products that the shop no longer sells. Their successors are products that it sells. */
export const getFormerProducts = oncePerBuild(
  async (): Promise<readonly FormerProduct[]> =>
    (await getEntry('former', 'all'))?.data.products ?? [],
);
