import { expect, it } from 'vitest';
import { pictureFault } from '~/content/cms/picture-limits';

const photo = { width: 4032, height: 3024 };

it('a HEIC, which has parts, is called that and not an animation', () => {
  const heic = { ...photo, format: 'heif', compression: 'hevc', pages: 48 };
  expect(pictureFault(heic)).toMatchObject({ code: 'heic' });
});

it('an AVIF is a picture', () => {
  expect(pictureFault({ ...photo, format: 'heif', compression: 'av1' })).toBeUndefined();
});
