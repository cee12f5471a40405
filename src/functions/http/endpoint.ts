import { answer, Refused, unavailable } from './answers';
import { messageOf, NoAnswerError } from './cms';

/**
 * Wraps a handler as a Netlify function (docs/orders.md). A thrown {@link Refused} becomes the
 * response; any other error is logged, and the response is "unavailable".
 * @param name for the log, such as `Order`
 * @param failed creates the response to other errors
 */
export const endpoint =
  (
    name: string,
    handle: (request: Request, ip: string) => Response | Promise<Response>,
    failed: () => Response = () => unavailable().response,
  ) =>
  async (request: Request, { ip = '' }: { ip?: string } = {}): Promise<Response> => {
    try {
      return await handle(request, ip);
    } catch (error) {
      if (error instanceof Refused) return error.response;
      console.error(`${name}: ${messageOf(error)}`);
      return error instanceof NoAnswerError ? answer(503, { error: 'unsure' }) : failed();
    }
  };
