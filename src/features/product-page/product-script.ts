// Runs on product pages, after `layouts/page-script.ts`.
import { startOpening } from '~/features/contact/opening-view';
import { startGallery } from './gallery/gallery';
import { startCrossSellBlock } from './recommendations/cross-sell-block';
import { startRecent } from './recommendations/recent-view';

const starts = {
  gallery: startGallery,
  opening: startOpening,
  'cross-sell-block': startCrossSellBlock,
  recent: startRecent,
};
for (const [name, start] of Object.entries(starts)) {
  const element = document.querySelector<HTMLElement>(`[data-${name}]`);
  if (element) start(element);
}
