import { parseJson } from '~/lib/json';
import { deviceStorage } from '~/lib/storage';

const KEY = 'overtone:searches';
const MOST = 5;

/** The latest searches on this device, newest first. Anything unexpected in the storage is ignored. */
export function recentSearches(): string[] {
  const saved = parseJson(deviceStorage.read(KEY) ?? '');
  if (!Array.isArray(saved)) return [];
  return saved.filter((each): each is string => typeof each === 'string').slice(0, MOST);
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  deviceStorage.write(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
}

export const forgetSearches = (): void => deviceStorage.remove(KEY);
