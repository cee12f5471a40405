import { expect, it } from 'vitest';
import { contradictions } from './contradictions';

const described = (zh: string, en: string, attributes: object) =>
  contradictions({ description: { zh, en }, attributes: { ...attributes } });

it.each([
  ['最高64複音。', '', { polyphony: 128 }, 'polyphony is 128, described as 64'],
  ['', 'It has 64-note polyphony.', { polyphony: 128 }, 'described as 64'],
  ['', 'An 88-key stage piano.', { keys: 61 }, 'described as 88'],
  ['34吋弦長。', '', { scale: 25.5 }, 'described as 34'],
  ['最高聲壓達138 dB。', '', { maxSpl: 144 }, 'described as 138'],
  ['烏木指板。', '', { fingerboard: 'rosewood' }, 'fingerboard is'],
  ['', 'An ebony fingerboard.', { fingerboard: 'rosewood' }, 'described as ebony'],
  [
    '',
    'A maple neck and an alder body.',
    { neckWood: ['mahogany'], bodyWood: ['alder'] },
    'neckWood',
  ],
  ['超心形指向。', '', { pattern: ['cardioid'] }, 'described as supercardioid'],
  ['', 'A supercardioid microphone.', { pattern: ['cardioid'] }, 'described as supercardioid'],
])('finds the contradiction in "%s%s" and %o', (zh, en, sheet, reason) => {
  expect(described(zh, en, sheet).join()).toContain(reason);
});

it.each([
  ['最高128複音。', 'It has 128-note polyphony.', { polyphony: 128 }],
  ['烏木指板。', 'An ebony fingerboard.', { fingerboard: 'ebony' }],
  ['烏木指板。', 'An ebony fingerboard.', {}],
  ['楓木琴頸。', 'A maple neck and fingerboard.', { neckWood: ['maple'], fingerboard: 'rosewood' }],
  ['心形指向，可換全指向咪頭。', 'Cardioid, with optional omni heads.', { pattern: ['cardioid'] }],
])('finds none in "%s%s" and %o', (zh, en, sheet) => {
  expect(described(zh, en, sheet)).toEqual([]);
});
