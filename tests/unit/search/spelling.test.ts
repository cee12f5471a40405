import { describe, expect, it } from 'vitest';
import { correct, split } from '~/features/search/engine/spelling';

describe('correction', () => {
  const vocabulary = [
    'yamaha',
    'piano',
    'pianist',
    'focusrite',
    'launchkey',
    'bass',
    'stratocaster',
    'nylon',
    'cymbal',
    'microphone',
    'violin',
    'snare',
    'tenor',
  ];
  it.each([
    ['ymaha', 'yamaha'],
    ['yahama', 'yamaha'],
    ['simbal', 'cymbal'],
    ['symbol', 'cymbal'],
    ['mikrofon', 'microphone'],
    ['vilon', 'violin'],
    ['stratacas', 'stratocaster'],
    ['keybord', undefined],
    ['snair', 'snare'],
    ['trevor', undefined],
    ['focusright', 'focusrite'],
    ['launchpad', undefined],
    ['stratocastor', 'stratocaster'],
    ['bess', 'bass'],
    ['mass', undefined],
    ['sm7b', undefined],
    ['banjo', undefined],
    // Two letters in another order are one edit.
    ['bsas', 'bass'],
    ['tenro', 'tenor'],
    ['nilon', 'nylon'],
    ['yamaha-piano', undefined],
    ['pi', undefined],
    ['stratocasters'.repeat(2), undefined],
  ])('%s: %s', (typed, expected) => {
    expect(correct(typed, vocabulary)).toBe(expected);
  });

  it('prefers the more frequent of equally near words', () => {
    expect(correct('pianox', ['pianoy', 'pianoz'])).toBe('pianoy');
  });
});

const vocabulary = ['tube', 'screamer', 'black', 'beauty'];
it.each([
  ['tubescreamer', 'tube screamer'],
  ['tubescream', 'tube scream'],
  ['blackbeauty', 'black beauty'],
  ['tubes', undefined],
  ['tubexyz', undefined],
  ['xyzbeauty', undefined],
  ['tubescre', 'tube scre'],
  ['tubescr', undefined],
  ['blackbeauty'.repeat(3), undefined],
])('compounds: %s: %s', (typed, expected) => {
  expect(split(typed, vocabulary)).toBe(expected);
});
