import type { APIRoute } from 'astro';
import { shareImage } from '~/build/brand-images';

export const GET: APIRoute = async () => new Response(new Uint8Array(await shareImage()));
