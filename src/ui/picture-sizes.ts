// The sizes in px and qualities of all pictures of the shop. The largest of a product's pictures is its file.

/** WebP quality. The backdrops of all pictures are soft, and compress well. */
export const QUALITY = 70;

/** The width of finished pictures, and the largest of a product's pictures. */
export const LARGEST = 1200;

/** The picture of a card: for phones with a pixel ratio up to 2 and 3, and large screens. */
export const CARD_WIDTHS = [320, 480, 640] as const;

/** The pictures of a product page below the largest: for thumbnails, and for phones and small windows. */
export const VIEW_WIDTHS = [160, 800];
/** The main picture has the largest of cards, too. */
export const MAIN_WIDTHS = [...VIEW_WIDTHS, CARD_WIDTHS[2]];

/** A category on the home page. */
export const CATEGORY_WIDTHS = [400, 640, 900];

/** A picture of the shop, e.g. the hero of the home page. */
export const SCENE_WIDTHS = [720, 960, 1440, 2000];

/** A page's preview in messengers and social networks. */
export const LINK_SIZE = { width: 1200, height: 630 } as const;

/** The picture on a card while it is hovered. */
export const HOVER_SIZE = { width: CARD_WIDTHS[2], height: CARD_WIDTHS[2] } as const;
