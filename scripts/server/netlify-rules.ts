import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { dirname } from 'node:path';

/** What Netlify's own parsers read from a `netlify.toml`. */
export interface NetlifyRules {
  /** The headers that the file sets for an address. */
  headers: (url: URL) => Promise<Record<string, string>>;
  /** The rule of the first `[[redirects]]` that an address matches. */
  redirect: (url: URL) => Promise<Redirect | undefined>;
}

/** An answer that a rule gives in place of, or in want of, a file. */
export interface Redirect {
  /** Holds even where a file exists. */
  force: boolean;
  /** 3xx sends the visitor there; any other status serves the target in its place. */
  status: number;
  /** From the root of this site, or with the host of another. */
  target: string;
}

/** Reads redirects once and headers at every request, as Netlify's packages do. */
export function netlifyRules(configPath: string): NetlifyRules {
  const projectDir = dirname(configPath);
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    projectDir,
    jwtRoleClaim: '',
    jwtSecret: '',
  });
  const headers = new HeadersHandler({ configPath, projectDir, logger: console });

  return {
    headers: (url) => headers.apply(new Request(url)),
    async redirect(url) {
      const match = await redirects.match(new Request(url));
      if (!match) return undefined;
      const { external, force, statusCode: status, target } = match;
      return { force, status, target: external ? target.href : target.pathname + target.search };
    },
  };
}
