export interface Bucket {
  bucket: string;
  endpoint: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  publicUrl: string;
}

/**
 * Parses the bucket in UPLOADS_URL, `https://KEY:SECRET@s3.example/bucket?region=…&public=…`. `public` is the base
 * URL of its files for browsers, by default the bucket's own. `undefined` without UPLOADS_URL.
 */
export const bucketOf = (address: string | undefined): Bucket | undefined => {
  if (!address) return undefined;
  const { origin, pathname, username, password, searchParams } = new URL(address);
  const isAllowed = /^https?:/.test(origin) && /^\/[\w.-]+$/.test(pathname);
  if (!isAllowed || !username || !password) {
    throw new Error('UPLOADS_URL must be https://KEY:SECRET@host/bucket');
  }
  return {
    bucket: pathname.slice(1),
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    publicUrl: searchParams.get('public') ?? `${origin}${pathname}`,
  };
};
