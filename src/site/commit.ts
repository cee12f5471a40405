import { execFileSync } from 'node:child_process';

/** The commit that is being built, as Netlify, GitHub or git itself knows it; else `null`. */
export function commitOf(env: NodeJS.ProcessEnv): string | null {
  return env['COMMIT_REF'] ?? env['GITHUB_SHA'] ?? askGit();
}

function askGit(): string | null {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: [...stdio],
    }).trim();
  } catch {
    return null; // no git, or no repository of it
  }
}
