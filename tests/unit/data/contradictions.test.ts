import { expect, it } from 'vitest';
import { contradictions } from './contradictions';

it.each([
  ['最高64複音。', '', { polyphony: 128 }, 'polyphony is 128, described as 64'],
  ['', 'An ebony fingerboard.', { fingerboard: 'rosewood' }, 'described as ebony'],
  ['超心形指向。', '', { pattern: ['cardioid'] }, 'described as supercardioid'],
  ['最高128複音。', 'A maple neck, 128-note polyphony.', { polyphony: 128 }, ''],
  ['烏木指板。', 'A maple neck and fingerboard.', { neckWood: ['maple'] }, ''],
])('a description "%s%s" of %o: %j', (zh, en, attributes, found) => {
  const reasons = contradictions({ description: { zh, en }, attributes: { ...attributes } }).join();
  if (found) expect(reasons).toContain(found);
  else expect(reasons).toBe('');
});
