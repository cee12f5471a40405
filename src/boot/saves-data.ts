interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the shopper asks for less data, or the connection is slower than 4G. Nothing is then fetched
 * before it is needed. Browsers without this information are taken for fast.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}
