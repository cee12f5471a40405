import { execFileSync } from 'node:child_process';

/** The commit that is being built, from Netlify, GitHub or git; otherwise `null`. */
export function commitOf(env: NodeJS.ProcessEnv): string | null {
  return env['COMMIT_REF'] ?? env['GITHUB_SHA'] ?? headCommit();
}

function headCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null; // not installed, or not a repository
  }
}
