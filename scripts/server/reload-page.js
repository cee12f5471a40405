// @ts-check
// Part of a page that the local server shows to an editor: loads it anew when another build than
// its own is live. Only while the page is seen: a browser keeps six connections to a host, and
// hidden tabs would use them up.

const mine = new URL(import.meta.url).searchParams.get('build');
/** @type {EventSource | undefined} */
let builds;

function listen() {
  builds?.close();
  if (document.hidden) return;
  builds = new EventSource('/hooks/reload');
  builds.onmessage = ({ data }) => {
    if (data !== mine) location.reload();
  };
}

document.addEventListener('visibilitychange', listen);
listen();
