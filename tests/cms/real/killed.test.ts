import { inject, it } from 'vitest';
import { forThisFile } from './for-this-file';
import { killWhileWriting } from './kill-while-writing';
import { startPost } from './post';
import { startStrapi } from './strapi';

const keep = forThisFile();
const post = keep(await startPost());
const strapi = keep(
  await startStrapi({ snapshot: inject('snapshots').small, env: { SMTP_URL: post.url } }),
);

it('a CMS that is killed while 100 paid orders are written has each once, with its mails and pieces', async () => {
  await killWhileWriting(strapi);
}, 400_000);
