import type { Core } from '@strapi/strapi';
import { bucketOf, type Bucket } from '../src/bucket';
import { PICTURE_TYPES } from '../src/desk/uploads';
import site from '~data/site.json';

/** Pictures are in the data folder, or in the bucket of UPLOADS_URL. */
const uploads = (bucket: Bucket | undefined) => ({
  config: {
    security: { allowedTypes: PICTURE_TYPES },
    ...(bucket && inBucket(bucket)),
  },
});

const inBucket = (bucket: Bucket) => ({
  provider: 'aws-s3',
  providerOptions: {
    baseUrl: bucket.publicUrl,
    s3Options: {
      endpoint: bucket.endpoint,
      region: bucket.region,
      credentials: bucket.credentials,
      forcePathStyle: true,
      // The bucket's policy makes its files public: new buckets refuse access lists.
      params: { Bucket: bucket.bucket, ACL: undefined },
    },
  },
});

/** ms. A server that is slower delays its mails: they are tried again. */
const TIMEOUT = 10_000;

/** Mails go out by the server of SMTP_URL. */
const mails = (url: string, from: string) => ({
  config: {
    provider: 'nodemailer',
    providerOptions: {
      url,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
    },
    settings: { defaultFrom: from, defaultReplyTo: from },
  },
});

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const bucket = bucketOf(env('UPLOADS_URL'));
  return {
    'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
    ...(env('SMTP_URL') && { email: mails(env('SMTP_URL', ''), env('SHOP_EMAIL', site.email)) }),
    upload: uploads(bucket),
  };
};
