import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { createHandler } from '../server/handler.ts';
import { listenLocally } from '../server/local-server.ts';
import { netlifyRules } from '../server/netlify-rules.ts';
import { root } from '../toolchain/node.mjs';
import { GENERATED_PICTURE } from './generated-shop.ts';

/** A picture of a card's size at 1x density, with content that takes time to decode. */
const picture = () =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 200, sigma: 10 },
    },
  })
    .webp({ quality: 60 })
    .toBuffer();

/** Serves a built site as the shop's server does, with a picture at every generated URL. */
export async function serveSite(folder: string) {
  const webp = await picture();
  const handle = createHandler(folder, netlifyRules(join(root, 'netlify.toml'), folder));
  const server = createServer((request, response) => {
    if (GENERATED_PICTURE.test(request.url ?? '')) {
      response.writeHead(200, { 'Content-Type': 'image/webp' }).end(webp);
    } else void handle(request, response);
  });
  return listenLocally(server);
}
