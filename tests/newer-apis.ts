/**
 * Functions that browsers of the last 30 months may lack (docs/decisions/0024-oldest-browsers.md):
 * the linter of scripts misses static ones, and cannot detect methods of objects.
 */
export const newerApis = [
  'Error.isError',
  'Iterator.concat',
  'Iterator.from',
  'Math.sumPrecise',
  'Promise.try',
  'RegExp.escape',
  'URL.parse',
  'Uint8Array.fromBase64',
  'Uint8Array.fromHex',
  'Iterator.prototype.filter',
  'Iterator.prototype.flatMap',
  'Iterator.prototype.map',
  'Iterator.prototype.take',
  'Iterator.prototype.toArray',
  'Map.prototype.getOrInsert',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isSubsetOf',
  'Set.prototype.union',
  'Uint8Array.prototype.toBase64',
  'Uint8Array.prototype.toHex',
] as const;
