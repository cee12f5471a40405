// Runs on product pages, after `layouts/page-script.ts`.
import { find } from '~/ui/dom';
import { startOpening } from '~/features/contact/opening-view';
import { startGallery } from './gallery/gallery';
import { startRecent } from './recommendations/recent-view';

startGallery(find(document, '[data-gallery]', HTMLElement));
startOpening(find(document, '[data-opening]', HTMLElement));
startRecent(find(document, '[data-recent]', HTMLElement));
