const bucketOf = require('../src/bucket.js');

/** Pictures are in the data folder, or in the bucket of UPLOADS_URL. */
const uploads = (bucket) => ({
  config: {
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
  },
});

module.exports = ({ env }) => {
  const bucket = bucketOf(env('UPLOADS_URL'));
  return {
    'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
    ...(bucket && { upload: uploads(bucket) }),
  };
};
