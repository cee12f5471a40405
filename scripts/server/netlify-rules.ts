import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import { dirname } from 'node:path';

/** A `netlify.toml` and the `_redirects` of a site, read by Netlify's own parsers. */
export interface NetlifyRules {
  /** The headers for a URL. They depend on its path alone. */
  headers: (url: URL) => Promise<Record<string, string>>;
  /** The first `[[redirects]]` rule that matches a URL. */
  redirect: (url: URL) => Promise<Redirect | undefined>;
}

/** A rule that applies if there is no file, or instead of a file. */
export interface Redirect {
  /** Applies even if a file exists. */
  force: boolean;
  /** 3xx redirects; any other status serves the target under the requested URL (a rewrite). */
  status: number;
  /** A path on this site, or a URL on another. */
  target: string;
}

/** The same rules for a site that pages at `origin` may show in a frame, as the CMS does beside a draft. */
export const framedBy = (origin: string, rules: NetlifyRules): NetlifyRules => ({
  ...rules,
  async headers(url) {
    const headers = Object.entries(await rules.headers(url));
    return Object.fromEntries(
      headers.map(([name, value]) => [
        name,
        value.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`),
      ]),
    );
  },
});

async function readHeaders(netlifyConfigPath: string): Promise<Header[]> {
  const { headers, errors } = await parseAllHeaders({
    netlifyConfigPath,
    headersFiles: [],
    configHeaders: [],
    minimal: false, // with regular expressions
  });
  for (const { message } of errors) console.error(message);
  return headers as Header[];
}

/**
 * Both files are read once.
 * @param publicDir a site whose `_redirects` come first
 */
export function netlifyRules(configPath: string, publicDir?: string): NetlifyRules {
  const projectDir = dirname(configPath);
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    projectDir,
    publicDir,
    jwtRoleClaim: '',
    jwtSecret: '',
  });
  const headers = readHeaders(configPath);

  return {
    async headers({ pathname }) {
      const matching = (await headers).filter(({ forRegExp }) => forRegExp.test(pathname));
      return Object.assign({}, ...matching.map(({ values }) => values)) as Record<string, string>;
    },
    async redirect(url) {
      const match = await redirects.match(new Request(url));
      if (!match) return undefined;
      const { external, force, statusCode: status, target } = match;
      return { force, status, target: external ? target.href : target.pathname + target.search };
    },
  };
}
