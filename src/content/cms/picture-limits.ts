import { faultOf } from '~/i18n/reasons';

/** Limits of the pictures of the CMS. */
export const pictureLimits = {
  /** Bytes. */
  size: 20_000_000,
  pixels: 60_000_000,
  /** Minimum length of the longer side, in px: smaller pictures are thumbnails. */
  side: 400,
} as const;

/** As sharp names them; `heif` is AVIF. */
const FORMATS = new Set<unknown>(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/** Whether the shop shows pictures of a format, as sharp names it. */
export const isPictureFormat = (format: unknown): boolean => FORMATS.has(format);

/** A picture's metadata, as sharp returns it. */
interface Metadata {
  format?: string;
  width?: number;
  height?: number;
  /** Number of frames of an animation, or of parts of a HEIC. */
  pages?: number | undefined;
  /** Of `heif`: `av1` for AVIF. */
  compression?: string | undefined;
}

/** The reason why the shop rejects a picture, in builds and when the CMS publishes; undefined if it is valid. */
export function pictureFault({ format, compression, width = 0, height = 0, pages = 1 }: Metadata) {
  if (!isPictureFormat(format)) return faultOf('format', { format: String(format) });
  if (format === 'heif' && compression !== 'av1') return faultOf('heic');
  if (pages > 1) return faultOf('animated');
  const size = { width, height };
  if (width * height > pictureLimits.pixels) {
    return faultOf('pixels', { ...size, most: pictureLimits.pixels / 1e6 });
  }
  return Math.max(width, height) < pictureLimits.side
    ? faultOf('small', { ...size, least: pictureLimits.side })
    : undefined;
}
