import { safeStorage } from '~/boot/device-storage';

const KEY = 'overtone:searches';
const MOST = 5;

let storage: Record<string, string> | undefined;
const stored = () => (storage ??= safeStorage());

/** The latest searches on this device, newest first. Anything unexpected in the storage is ignored. */
export function recentSearches(): string[] {
  try {
    const saved: unknown = JSON.parse(stored()[KEY] ?? '[]');
    if (!Array.isArray(saved)) return [];
    return saved.filter((each): each is string => typeof each === 'string').slice(0, MOST);
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  stored()[KEY] = JSON.stringify([text, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  Reflect.deleteProperty(stored(), KEY);
}
