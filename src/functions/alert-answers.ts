import { alertAnswerSchema } from '~/contracts/form-schema';
import { answer, unknown } from './http/answers';
import { putToCms, requireWritten } from './http/cms';
import { endpoint } from './http/endpoint';
import { cmsSettings } from './http/environment';
import { rateLimit } from './http/rate-limit';
import { readPost } from './http/read-post';

// Netlify parses this statically: no identifiers, and at most 180 s.
export const config = {
  path: '/api/alert-answers',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Generous, because the people in an office share an IP address. */
const mayAnswer = rateLimit({ most: 20, minutes: 10 });

/**
 * `POST` confirms or ends a stock alert, from the page that its mail links to. Not `GET`: mail
 * scanners open every link.
 */
export default endpoint('Answer to a stock alert', async (request, ip) => {
  const { data } = await readPost(request, 'The answer', alertAnswerSchema);
  mayAnswer(ip, JSON.stringify(data));
  const written = await putToCms(cmsSettings(), 'alert-answers', data);
  if (written.status === 404) throw unknown();
  requireWritten(written);
  return answer(201, {});
});
