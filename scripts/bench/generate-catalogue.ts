import { readFileSync } from 'node:fs';
import { randomFrom } from './random.ts';

/** An entry of a file in data/catalogue: the fields that product lists use. */
export interface Entry {
  id: string;
  name: string;
  nameEn: string;
  price: number;
  originalPrice?: number;
  badges: string[];
  inStock: boolean;
}

const BRANDS = Object.keys(
  JSON.parse(readFileSync(new URL('../../data/brands.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >,
) as [string, ...string[]];

/** The kinds of products in a category, in both languages. */
const KINDS = {
  guitars: [
    ['電結他', 'Electric Guitar'],
    ['木結他', 'Acoustic Guitar'],
    ['低音結他', 'Bass'],
  ],
  keyboards: [
    ['數碼鋼琴', 'Digital Piano'],
    ['61鍵合成器', '61-Key Synthesizer'],
    ['三角鋼琴', 'Grand Piano'],
  ],
  recording: [
    ['電容咪高峰', 'Condenser Microphone'],
    ['錄音介面', 'Audio Interface'],
    ['手提錄音機', 'Handheld Recorder'],
  ],
  audio: [
    ['監聽喇叭', 'Active Studio Monitor'],
    ['結他擴音器', 'Guitar Combo Amplifier'],
  ],
  accessories: [
    ['監聽耳機', 'Studio Headphones'],
    ['結他效果器', 'Guitar Effects Pedal'],
    ['中音色士風', 'Alto Saxophone'],
    ['小提琴教本', 'Violin Instruction Book'],
  ],
  drums: [
    ['電子鼓', 'Electronic Drum Kit'],
    ['五件裝原聲鼓', '5-Piece Acoustic Drum Kit'],
    ['銅鈸', 'Crash Cymbal'],
  ],
} as const satisfies Record<string, readonly [Names, ...Names[]]>;
type Names = readonly [zh: string, en: string];
type Category = keyof typeof KINDS;

/** The share of each category, roughly as in the built-in catalogue. */
const CATEGORIES = [
  'guitars',
  'keyboards',
  'keyboards',
  'recording',
  'recording',
  'audio',
  'accessories',
  'accessories',
  'accessories',
  'drums',
] as const;

/** HK$; the range of the built-in catalogue. */
const [CHEAPEST, DEAREST] = [80, 650_000] as const;
const BADGES = ['hot', 'bestseller', 'new', 'limited'];

/**
 * Generates a deterministic catalogue of `count` products with ids from 1. It is valid for the
 * built-in source and as varied as the real one in names, brands, prices and badges.
 */
export function generateCatalogue(count: number): Record<Category, Entry[]> {
  const { next, happens, pick } = randomFrom(count);
  const files = {
    guitars: [],
    keyboards: [],
    recording: [],
    audio: [],
    accessories: [],
    drums: [],
  };
  const catalogue: Record<Category, Entry[]> = files;

  for (let id = 1; id <= count; id++) {
    const category = pick(CATEGORIES);
    const [kind, kindEn] = pick<Names>(KINDS[category]);
    const series = pick(['Studio', 'Stage', 'Player', 'Artist', 'Classic', 'Pro']);
    const model = `${pick(BRANDS)} ${series} ${pick(['A', 'C', 'DX', 'MK', 'S', 'XR'])}${id}`;
    // Log-uniform: many cheap products, few expensive ones.
    const price = Math.round(CHEAPEST * (DEAREST / CHEAPEST) ** (next() ** 2));
    const reduced = happens(0.15);
    catalogue[category].push({
      id: String(id),
      name: `${model} ${kind}`,
      nameEn: `${model} ${kindEn}`,
      price,
      ...(reduced && { originalPrice: Math.ceil(price * 1.2) }),
      badges: [...BADGES.filter(() => happens(0.1)), ...(reduced ? ['discount'] : [])],
      inStock: happens(0.95),
    });
  }
  return catalogue;
}
