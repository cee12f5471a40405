/** ms */
const TIMEOUT = 5000;

/** Returns the JSON at an address; undefined if there is none. */
export async function jsonAt(address: string) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the status of builds; undefined if the shop's own server cannot be reached, or the shop has another. */
export const serverStatus = () => jsonAt(`${process.env.CMS_WEBHOOK_URL}/status`);
