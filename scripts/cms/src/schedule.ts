import type { Core } from '@strapi/strapi';
import { isShopBehind, tryToCallShop } from './call-shop';
import { useMiddleware } from './desk/middleware';
import { codeOf } from './error-code';
import { inBackground } from './in-background';
import { serverStatus } from './shop-server';
import { isBuiltWithin } from './shop-state';

const PRODUCT = 'api::product.product';

/** ms. An interval, because a schedule would stop after the clock was set back, until it has caught up. */
const INTERVAL = 10_000;

const FIELDS = ['publishAt', 'unpublishAt'] as const;
type Field = (typeof FIELDS)[number];

interface Draft extends Record<Field, string | null> {
  documentId: string;
  name: string | null;
}

/** Returns drafts with a time that has come. */
const dueDrafts = (strapi: Core.Strapi, now: Date): Promise<Draft[]> =>
  strapi.db.query(PRODUCT).findMany({
    select: ['documentId', 'name', ...FIELDS],
    where: { publishedAt: null, $or: FIELDS.map((field) => ({ [field]: { $lte: now } })) },
  });

/** Products whose publication was refused. Strapi tries again, and logs it once. */
const refused = new Map<string, string>();

/** Returns products that could not be published at their time. */
export const refusedProducts = () => [...refused].map(([id, name]) => ({ id, name }));

/** Publishes and unpublishes in the order of the times, some of which may have been missed. */
async function act(strapi: Core.Strapi, now: Date) {
  const due = (await dueDrafts(strapi, now)).flatMap((draft) =>
    FIELDS.map((field) => ({ ...draft, field, at: new Date(draft[field] ?? NaN) })),
  );
  const passed = due.filter(({ at }) => at <= now).sort((a, b) => Number(a.at) - Number(b.at));
  const before = new Set(refused.keys());
  refused.clear();
  for (const { documentId, name, field } of passed) {
    try {
      await strapi.db.transaction(async () => {
        const data = { [field]: null };
        await strapi.db.query(PRODUCT).updateMany({ where: { documentId }, data });
        const documents = strapi.documents(PRODUCT);
        if (field === 'publishAt') await documents.publish({ documentId });
        else await documents.unpublish({ documentId });
      });
    } catch (error) {
      refused.set(documentId, name ?? documentId);
      if (!before.has(documentId)) {
        strapi.log.warn(`The ${field} of product ${documentId} was refused: ${codeOf(error)}`);
      }
    }
  }
}

/**
 * Ends the planned publication of a product that is published before its time: drafts that are saved in between may be
 * unfinished then. Set it up after `keepStock`, which locks several products in a fixed order.
 */
export function endPlannedPublication(strapi: Core.Strapi) {
  useMiddleware(strapi, ({ uid, action, params }, next) => {
    if (uid !== PRODUCT || action !== 'publish') return next();
    return strapi.db.transaction(async () => {
      const { documentId } = params;
      const where = { documentId, publishAt: { $notNull: true } };
      await strapi.db.query(PRODUCT).updateMany({ where, data: { publishAt: null } });
      return next();
    });
  });
}

/** The start of the CMS. */
interface Start {
  /** ms, of a clock that nobody sets */
  time: number;
  /** Whether the shop has the content of then: after a restore, or a crash just after an edit, nobody has called it. */
  isKnown: boolean;
}

/** Whether to call the shop because of the start. While it builds, that build may have the content. */
async function isUnknown(start: Start) {
  if (start.isKnown) return false;
  const age = performance.now() - start.time;
  const status = await serverStatus();
  start.isKnown = isBuiltWithin(age, status);
  return !start.isKnown && (status?.state ?? 'idle') === 'idle';
}

/** ms by which the clock of the computer that builds may be behind. Until then, its build may be too early for a sale. */
const BEHIND = 60_000;

/**
 * Has the shop built again after the start, when a sale has started or ended, once more a minute later, and when it has
 * not accepted the latest call, until it accepts this one.
 */
async function rebuildIfDue(strapi: Core.Strapi, now: Date, start: Start) {
  const store = strapi.store({ type: 'core', name: 'shop-schedule' });
  const before = await store.get({ key: 'sales' });
  const passed = [0, BEHIND].map((behind) => ({
    $gt: new Date(Number(before) - behind),
    $lte: new Date(now.getTime() - behind),
  }));
  const changed = await strapi.db.query(PRODUCT).count({
    where: {
      publishedAt: { $notNull: true },
      salePrice: { $notNull: true },
      $or: passed.flatMap((time) => [{ saleFrom: time }, { saleUntil: time }]),
    },
  });
  const isDue = changed > 0 || isShopBehind() || (await isUnknown(start));
  if (isDue && (await tryToCallShop(strapi))) {
    start.isKnown = true;
    await store.set({ key: 'sales', value: now.getTime() });
  }
}

/** Starts to do what products have a time for, at once for times that were missed, and calls the shop. */
export function startSchedule(strapi: Core.Strapi) {
  const start: Start = { time: performance.now(), isKnown: false };
  let isRunning = false;
  const run = inBackground(strapi, 'The schedule of products was not read', async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      const now = new Date();
      await act(strapi, now);
      await rebuildIfDue(strapi, now, start);
    } finally {
      isRunning = false;
    }
  });
  // The shop that is called reads the content.
  strapi.server.httpServer.once('listening', () => void run());
  setInterval(run, INTERVAL).unref();
}
