import { limitedText } from './request-body';

interface JsonRequest {
  method?: 'GET' | 'PUT';
  headers?: Record<string, string>;
  body?: object;
  /** ms, for the whole response. */
  timeout: number;
}

/** The price list of 50,000 products takes less. */
const MAX_BYTES = 50_000_000;

/**
 * Fetches JSON, which is undefined if it is not valid.
 * @throws an Error if there is no complete response in time
 */
export async function fetchJson(
  url: URL,
  { method = 'GET', headers = {}, body, timeout }: JsonRequest,
): Promise<{ status: number; value: unknown }> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  const text = await limitedText(response, MAX_BYTES);
  try {
    return { status: response.status, value: JSON.parse(text ?? '') as unknown };
  } catch {
    return { status: response.status, value: undefined };
  }
}
