/** Reads a whole body; `undefined` as soon as it exceeds `maxBytes`. For Node. */
export async function limitedBody(
  { body }: Pick<Body, 'body'>,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
