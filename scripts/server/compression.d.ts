declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** The part of the package that is used here; its own types would bring those of Express. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
