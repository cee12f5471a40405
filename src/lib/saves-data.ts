interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the shopper asks for less data, or the connection is slower than 4G. Such devices fetch
 * nothing ahead of time. Browsers without this information count as fast.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}
