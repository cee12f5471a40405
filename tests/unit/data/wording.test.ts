import { expect, it } from 'vitest';
import { foreignWordsIn, simplifiedIn } from './wording';

it('finds simplified characters', () => {
  expect(simplifiedIn('結他、咪高峰和錄音介面，試着彈：裏面、台、后')).toEqual([]);
  expect(simplifiedIn('结他、录音软件这个们')).toEqual(['结', '录', '软', '这', '个', '们']);
});

it('finds words that are not used in Hong Kong', () => {
  expect(foreignWordsIn('電結他和咪高峰')).toEqual([]);
  expect(foreignWordsIn('電吉他和麥克風')).toEqual(['吉他 (結他)', '麥克風 (咪高峰)']);
});
