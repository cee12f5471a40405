import type { APIRoute } from 'astro';
import { getFormerProducts } from '~/features/products/former-products';
import { redirectRules } from '~/features/products/redirect-rules';

// Astro makes no page of a file whose name begins with an underscore.
export const getStaticPaths = () => [{ params: { rules: '_redirects' } }];

export const GET: APIRoute = async () => new Response(redirectRules(await getFormerProducts()));
