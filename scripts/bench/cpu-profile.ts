import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  /** Ids of nodes. */
  samples: number[];
  /** µs before each sample. */
  timeDeltas: number[];
}

/** Names the module of a function: a package, a chunk of the shop's pages, a file of the shop. */
function moduleOf({ functionName, url }: Profile['nodes'][number]['callFrame'], root: string) {
  if (url === '') return functionName.startsWith('(') ? functionName : `native ${functionName}`;
  const [, inPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (inPackage) return inPackage;
  const [, chunk] = /\.prerender\/(?:chunks\/)?([^/]+?)[_.][\w-]{8}\.mjs$/.exec(url) ?? [];
  if (chunk) return `pages: ${chunk}`;
  if (!url.startsWith('file:')) return url.startsWith('node:') ? url : 'other';
  return fileURLToPath(url).replace(root + sep, '');
}

/**
 * Time of the main thread by module, in ms, without the time in which it waited.
 *
 * @param folder in which `node --cpu-prof` has written the profiles of one process
 * @param root paths of files are shown relative to this folder
 */
export function timeByModule(folder: string, root: string): Map<string, number> {
  const file = readdirSync(folder).find((name) => /\.0\.\d+\.cpuprofile$/.test(name));
  if (!file) throw new Error(`${folder} has no profile of a main thread`);
  const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile;
  const modules = new Map(
    profile.nodes.map(({ id, callFrame }) => [id, moduleOf(callFrame, root)]),
  );
  const times = new Map<string, number>();
  for (const [index, id] of profile.samples.entries()) {
    const module = modules.get(id) ?? '';
    if (module === '(idle)') continue;
    times.set(module, (times.get(module) ?? 0) + (profile.timeDeltas[index] ?? 0) / 1000);
  }
  return times;
}
