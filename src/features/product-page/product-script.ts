// Runs on product pages, after `layouts/page-script.ts`.
import { find } from '~/ui/dom';
import { startGallery } from './gallery/gallery';
import { startRecent } from './recommendations/recent-view';

startGallery(find(document, '[data-gallery]', HTMLElement));
startRecent(find(document, '[data-recent]', HTMLElement));
