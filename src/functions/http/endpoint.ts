import { answer, Refused, unavailable } from './answers';
import { messageOf, NoAnswerError } from './cms';

/**
 * A function of Netlify (docs/orders.md). A {@link Refused} that it throws is its answer; of any other error, the log
 * has the message, and what was asked for is not available now.
 * @param name for the log, such as `Order`
 * @param failed answers other errors
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
