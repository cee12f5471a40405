import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawRequest {
  port?: number;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Requests a path verbatim; `fetch` would normalize it. */
export async function rawRequest(path: string, { body = '', ...options }: RawRequest) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ path, ...options }, resolve)
      .on('error', reject)
      .end(body);
  });
  const { statusCode: status, headers } = response;
  const content = await buffer(response);
  return { status, headers, body: content, text: content.toString() };
}
