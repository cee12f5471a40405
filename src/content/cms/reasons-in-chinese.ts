/**
 * The reasons of the shop's own rules in Chinese, for editors; the build's report has them in English. Zod translates
 * its own. `$1` is what a rule inserts.
 */
const reasons: [english: RegExp, chinese: string][] = [
  [/^is missing$/, '請填寫'],
  [/^must be a whole number$/, '要是整數'],
  [/^must be at least ([\d.]+)$/, '最少是$1'],
  [/^must be more than ([\d.]+)$/, '要大於$1'],
  [/^must be at most ([\d.]+)$/, '最多是$1'],
  [/^has no letter or digit$/, '沒有任何文字或數字'],
  [/^must have at most ([\d,]+) characters$/, '最多$1個字'],
  [/^must be at most (\d+) \w+$/, '最多$1項'],
  [/^must not be empty$/, '不可留空'],
  [/^must have as many items in each language$/, '中文和英文的項目數目要相同'],
  [/^must be an http\(s\) address$/, '圖片地址要以http(s)開首'],
  [/^must be a GTIN of .*$/, '要是8、12、13或14位數字的條碼（GTIN），最後一位是檢查碼'],
  [/^must be a country code such as JP$/, '要是國家代碼，例如JP'],
  [/^must be above price$/, '原價要高於售價'],
  [/^must come with ratingCount.*$/, '平均評分和評分人數要一起填'],
  [/^must not be negative$/, '不可少於0'],
  [/^require a kind.*$/, '請先選種類，規格按種類而定'],
  [/^must be one of (.*), the kinds of (.*)$/, '要是$2的種類之一：$1'],
  [/^must be one of (.*)$/, '要是其中之一：$1'],
  [/^must be a list of (.*), each at most once$/, '要從以下選，各一次：$1'],
  [/^is not an attribute of the kind (\S+), which has (.*)$/, '種類$1沒有這項，它有：$2'],
  [/^must be a number up to a billion.*$/, '要是數字，不連單位'],
  [/^must be two numbers up to a billion.*$/, '要是兩個數字，小的在前'],
  [/^must be true or false$/, '要是「是」或「否」'],
  [
    /^must be a text of at most (\d+) characters in each language.*$/,
    '中文和英文都要填，各最多$1個字',
  ],
  [
    /^must be 1 to (\d+) letters, digits, hyphens or underscores$/,
    '要是1至$1個英文字母、數字、連字號或底線',
  ],
  [/^is a reserved word$/, '是保留字'],
  [/^is a file name that Windows reserves$/, '是Windows保留的檔案名稱'],
  [/^is none of the categories (.*)$/, '不是任何分類：$1'],
  [/^is the category of an earlier entry$/, '這個分類已有另一項'],
  [/^(\S+) pictures are not supported$/, '不支援$1圖片'],
  [/^is animated, and .*$/, '是動畫，網店的圖片都不動'],
  [/^is too large: (.*) px, of at most (\d+) million$/, '太大：$1像素，最多$2百萬像素'],
  [/^is too large: (.*) MB, of at most (\d+)$/, '太大：$1 MB，最多$2 MB'],
  [/^is too small: (.*) px, and .* (\d+)$/, '太小：$1像素，較長一邊最少要$2像素'],
  [/^must be a whole number of HK\$$/, '要是整數的港元'],
  [/^must be an international number.*$/, '要是連國際區號的號碼，例如+852 2345 6789'],
  [/^must be a time such as 10:00$/, '要是時間，例如10:00'],
  [/^must be later than the shop opens$/, '要遲過開門時間'],
  [/^must be an FPS identifier of 7 or 9 digits$/, '要是7或9位數字的轉數快識別碼'],
  [/^must be a mobile number such as (.*)$/, '要是手提電話號碼，例如$1'],
  [/^must begin with a letter or a digit$/, '要以文字或數字開首'],
  [/^must have at least one word$/, '最少要有一個詞'],
  [/^must have no other placeholder than (.*)$/, '只可用這些代號：$1'],
  [/^has (\d+) more issues$/, '還有$1項問題'],
];

/** A reason in Chinese; unchanged if it is Zod's, which is in Chinese already. */
export function inChinese(reason: string): string {
  for (const [english, chinese] of reasons) {
    if (english.test(reason)) return reason.replace(english, chinese);
  }
  return reason;
}
