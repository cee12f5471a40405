// @ts-check
// Added to pages by the shop's own server: reloads the page when another build goes live, unless somebody has typed into
// it, or it waits for an answer. Listens only while the page is visible, since a browser opens at most six connections to
// a host and hidden tabs would use them up.

const ownBuild = new URL(import.meta.url).searchParams.get('build');
/** @type {EventSource | undefined} */
let builds;

// Typed before scripts run: src/boot/early-input.js.
let hasInput = Boolean(window.earlyInput?.size);
addEventListener('input', () => (hasInput = true), { capture: true, once: true });

const isInUse = () => hasInput || document.querySelector('[aria-busy="true"]') !== null;

function listen() {
  builds?.close();
  if (document.hidden) return;
  builds = new EventSource('/hooks/reload');
  builds.onmessage = ({ data }) => {
    if (data !== ownBuild && !isInUse()) location.reload();
  };
}

document.addEventListener('visibilitychange', listen);
listen();
