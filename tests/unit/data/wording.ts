/** Checks of Chinese texts, in dictionaries and products. */

/** Words of Mainland China or Taiwan, with their Hong Kong equivalents. */
const foreignWords: Record<string, string> = {
  吉他: '結他',
  貝斯: '低音結他',
  貝司: '低音結他',
  麥克風: '咪高峰',
  話筒: '咪高峰',
  音箱: '喇叭',
  揚聲器: '喇叭',
  耳機: '耳筒',
  品位: '格位',
  薩克斯: '色士風',
  架子鼓: '鼓組',
  聲卡: '錄音介面',
  視頻: '影片',
  音頻: '音訊',
  鼠標: '滑鼠',
  質量: '質素',
  保修: '保養',
  發貨: '寄出',
  包郵: '免運費',
  快遞: '速遞',
  郵箱: '電郵',
  郵件: '電郵',
  賬號: '帳戶',
  轉帳: '轉賬',
  信息: '訊息',
  默認: '預設',
  在線: '網上',
  線上: '網上',
  聯繫: '聯絡',
  軟體: '軟件',
  硬體: '硬件',
  網路: '網絡',
  數位: '數碼',
  類比: '模擬',
  藍芽: '藍牙',
  支援度: '支援',
  文檔: '文件',
  計算機: '電腦',
  筆記本電腦: '手提電腦',
  嘯叫: '回輸',
  考級: '考試',
  文憑試: '演奏文憑',
  您: '你',
  裡: '裏',
};

/** Returns words in a text that are not used in Hong Kong, each with its equivalent. */
export const foreignWordsIn = (text: string): string[] =>
  Object.entries(foreignWords)
    .filter(([word]) => text.includes(word))
    .map(([word, instead]) => `${word} (${instead})`);

/** In everyday use in Hong Kong, but not in Big5. */
const outsideBig5 = new Set('着衞埗枱鈎咔啲嘅咁佢喺嚟嘢攰吖鰂脷');

/**
 * All characters of Big5, the encoding for traditional Chinese. Its extensions, with lead bytes
 * outside A4 to F9, also contain simplified characters.
 */
const big5 = (() => {
  const decoder = new TextDecoder('big5');
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const bytes = range(0xa4, 0xf9).flatMap((lead) =>
    [...range(0x40, 0x7e), ...range(0xa1, 0xfe)].flatMap((trail) => [lead, trail]),
  );
  return new Set(decoder.decode(Uint8Array.from(bytes)));
})();

/** Returns characters in a text that are simplified or not used in Hong Kong. */
export const simplifiedIn = (text: string): string[] =>
  (text.match(/\p{Script=Han}/gu) ?? []).filter(
    (character) => !big5.has(character) && !outsideBig5.has(character),
  );
