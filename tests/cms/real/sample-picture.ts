import sharp from 'sharp';

/** A plain picture. */
export const picture = (width = 500, height = width, format: 'png' | 'webp' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: 'tan' } })
    .toFormat(format)
    .toBuffer();
