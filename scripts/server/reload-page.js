// @ts-check
// Added to pages by the local server: reloads the page when another build goes live. Listens only
// while the page is visible, since a browser opens at most six connections to a host and hidden
// tabs would use them up.

const ownBuild = new URL(import.meta.url).searchParams.get('build');
/** @type {EventSource | undefined} */
let builds;

function listen() {
  builds?.close();
  if (document.hidden) return;
  builds = new EventSource('/hooks/reload');
  builds.onmessage = ({ data }) => {
    if (data !== ownBuild) location.reload();
  };
}

document.addEventListener('visibilitychange', listen);
listen();
