import type { Core } from '@strapi/strapi';
import { join } from 'node:path';
import { bucketOf, type Bucket } from '../src/bucket';

/** Strapi's own sources of pictures in the admin panel, with the bucket of UPLOADS_URL. */
const security = (bucket: Bucket) => {
  const sources = ["'self'", 'data:', 'blob:', new URL(bucket.publicUrl).origin];
  return {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: { 'img-src': sources, 'media-src': sources },
      },
    },
  };
};

/** Strapi's defaults without the request log. Only the panel calls it from a browser, from the same origin. */
export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const bucket = bucketOf(env('UPLOADS_URL'));
  return [
    'strapi::errors',
    bucket ? security(bucket) : 'strapi::security',
    { name: 'strapi::cors', config: { origin: [] } },
    'global::uploads-as-data',
    'strapi::query',
    'strapi::body',
    'strapi::session',
    // Required: without the file, Strapi answers 500.
    {
      name: 'strapi::favicon',
      config: { path: join(env('CMS_ROOT', ''), 'public', 'favicon.svg') },
    },
    'strapi::public',
  ];
};
