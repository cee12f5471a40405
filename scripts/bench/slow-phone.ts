import type { CDPSession, Page } from '@playwright/test';

/** How many times slower than this machine a phone is assumed to be. */
const SLOWDOWN = 4;
/** The slow 4G of Lighthouse: 1.6 Mbit/s and a round trip of 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Slows a page down to a slow phone on slow 4G. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return cdp;
}
