import { defineMiddleware } from 'astro:middleware';
import { keepUsedHashes } from '~/build/used-hashes';
import { localeOfSegment } from '~/i18n/locales';
import { translator } from '~/i18n/translate';

export const onRequest = defineMiddleware(async ({ locals, params }, next) => {
  locals.locale = localeOfSegment(params['locale']);
  locals.t = translator(locals.locale);
  const response = await next();
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  return new Response(keepUsedHashes(await response.text()), response);
});
