import { globSync, readFileSync } from 'node:fs';

/** A request as Lighthouse simulates it; times in ms since the start of the navigation. */
export interface SimulatedRequest {
  url: string;
  start: number;
  /** When its connection can send it: after DNS, TCP and TLS if the connection is new. */
  sent: number;
  end: number;
  bytes: number;
}

interface TraceEvent {
  name: string;
  ts: number;
  args: {
    data?: {
      requestId?: string;
      url?: string;
      encodedDataLength?: number;
      timing?: { sendStart: number };
    };
  };
}

/**
 * Reads the requests before the largest contentful paint from what Lighthouse writes with `--save-assets` and
 * the variable `LANTERN_DEBUG`.
 *
 * @param folder with the traces of one page
 */
export function simulatedRequests(folder: string): SimulatedRequest[] {
  const [file] = globSync(`${folder}/*pessimisticLargestContentfulPaint*.json`);
  if (!file) throw new Error(`${folder} has no simulated trace`);
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  const requests = new Map<string, SimulatedRequest>();
  const origin = Math.min(
    ...traceEvents.filter(({ name }) => name === 'ResourceSendRequest').map(({ ts }) => ts),
  );
  for (const { name, ts, args } of traceEvents) {
    const { requestId = '', url = '', encodedDataLength = 0, timing } = args.data ?? {};
    const at = (ts - origin) / 1000;
    if (name === 'ResourceSendRequest') {
      requests.set(requestId, { url, start: at, sent: at, end: at, bytes: 0 });
    }
    const request = requests.get(requestId);
    if (!request) continue;
    if (name === 'ResourceFinish') Object.assign(request, { end: at, bytes: encodedDataLength });
    if (timing) request.sent = request.start + timing.sendStart;
  }
  return [...requests.values()].sort((a, b) => a.end - b.end);
}
