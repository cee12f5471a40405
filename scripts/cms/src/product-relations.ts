import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { useMiddleware } from './desk/middleware';

/**
 * A field of published versions: the products that the draft related to when it was published, by field. The relations
 * of a published version are to published products only.
 */
const CHOSEN = 'chosenProducts';

interface Version {
  id: number;
  publishedAt: unknown;
  updatedAt: unknown;
  [CHOSEN]?: Readonly<Record<string, readonly string[]>> | null;
}

interface Ref {
  id: number;
  documentId: string;
}

/** A field that relates entries of a type to products. */
interface Relation {
  uid: UID.ContentType;
  field: string;
}

const PRODUCT = 'api::product.product';
const CROSS_SELLS: Relation = { uid: PRODUCT, field: 'goesWith' };
const JSON_TABLE = 'products_goes_with_json';

/**
 * Relates one version of an entry to the drafts or published versions of products, sorted by id. Products that do not
 * exist are left out.
 *
 * @param ids documentIds
 */
async function relate(
  strapi: Core.Strapi,
  { uid, field }: Relation,
  { id, publishedAt, updatedAt, [CHOSEN]: chosen }: Version,
  ids: readonly string[],
) {
  const found: Ref[] = await strapi.db.query(PRODUCT).findMany({
    select: ['id', 'documentId'],
    where: { documentId: { $in: ids }, publishedAt: publishedAt ? { $notNull: true } : null },
  });
  const rows = new Map(found.map((row) => [row.documentId, row.id]));
  const products = ids.filter((each) => rows.has(each)).map((each) => rows.get(each));
  const data = { [field]: products, [CHOSEN]: chosen };
  await strapi.db.query(uid).update({ where: { id }, data });
  // Not an edit: drafts and published versions with the same time count as equal.
  const date = new Date(String(updatedAt));
  // SQLite stores dates as numbers. It sorts text behind them, and new entries would come last.
  await strapi.db.queryBuilder(uid).where({ id }).update({ updatedAt: date }).execute();
}

const idsIn = (entry: Readonly<Record<string, readonly Ref[]>>, field: string) =>
  (entry[field] ?? []).map(({ documentId }) => documentId);

/** Sets the cross-sell of a product's draft and published version. */
export async function setCrossSellsOf(
  strapi: Core.Strapi,
  documentId: string,
  ids: readonly string[],
) {
  const versions: Version[] = await strapi.db.query(PRODUCT).findMany({ where: { documentId } });
  const chosen = { [CROSS_SELLS.field]: ids };
  for (const version of versions) {
    await relate(strapi, CROSS_SELLS, { ...version, [CHOSEN]: chosen }, ids);
  }
}

/** Converts the lists of ids that a migration has kept to relations. */
export async function convertStoredCrossSells(strapi: Core.Strapi) {
  const { schema } = strapi.db.connection;
  if (!(await schema.hasTable(JSON_TABLE))) return;
  for (const { product_id: id, ids } of await strapi.db.connection(JSON_TABLE)) {
    const version = await strapi.db.query(PRODUCT).findOne({ where: { id } });
    const list = JSON.parse(ids || 'null');
    if (version && Array.isArray(list)) {
      await relate(strapi, CROSS_SELLS, version, list.map(String));
    }
  }
  await schema.dropTable(JSON_TABLE);
}

/** All fields that relate entries to products. Entries without drafts relate to both versions of a product. */
const relationsIn = (strapi: Core.Strapi): Relation[] =>
  Object.values(strapi.contentTypes)
    .filter(contentTypes.hasDraftAndPublish)
    .flatMap((type) =>
      contentTypes
        .getVisibleAttributes(type)
        .filter((name) => {
          const attribute = type.attributes[name];
          return (
            attribute?.type === 'relation' && 'target' in attribute && attribute.target === PRODUCT
          );
        })
        .map((field) => ({ uid: type.uid, field })),
    );

/** Adds {@link CHOSEN} to the types with such a relation, before Strapi creates their tables. */
export function addChosenProducts(strapi: Core.Strapi) {
  for (const { uid } of relationsIn(strapi)) {
    const hidden = { private: true, configurable: false, writable: false, visible: false };
    Object.assign(strapi.contentType(uid).attributes, { [CHOSEN]: { type: 'json', ...hidden } });
  }
}

/** Writes {@link CHOSEN} into each version that is published, in whatever way. */
function keepChosen(strapi: Core.Strapi, relations: readonly Relation[]) {
  strapi.db.lifecycles.subscribe({
    models: relations.map(({ uid }) => uid),
    async beforeCreate({
      model: { uid },
      params: { data = {} },
    }: {
      model: { uid: string };
      params: { data?: Record<string, unknown> };
    }) {
      if (!data['publishedAt']) return;
      const fields = relations.filter((each) => each.uid === uid).map(({ field }) => field);
      const draft = await strapi.db.query(uid as UID.ContentType).findOne({
        where: { documentId: data['documentId'], publishedAt: null },
        populate: Object.fromEntries(fields.map((field) => [field, { select: ['documentId'] }])),
      });
      if (!draft) return;
      data[CHOSEN] = Object.fromEntries(fields.map((field) => [field, idsIn(draft, field)]));
    },
  });
}

/**
 * Returns a function that completes a relation of published versions after a product has been published, if they were
 * published with it and their drafts still relate to it: a product that was not public comes before those that follow it
 * in the draft. Other changes of the drafts stay unpublished; Strapi would publish some of them.
 */
async function connectorOf(
  strapi: Core.Strapi,
  relation: Relation,
  product: string,
  wasPublic: boolean,
) {
  const { uid, field } = relation;
  const entries = strapi.db.query(uid);
  const populate = { [field]: { select: ['documentId'] } };
  const drafts: (Ref & Record<string, Ref[]>)[] = await entries.findMany({
    where: { publishedAt: null, [field]: { documentId: product } },
    populate,
  });
  const planned: { live: Version; ids: readonly string[] }[] = [];
  for (const draft of drafts) {
    const where = { documentId: draft.documentId, publishedAt: { $notNull: true } };
    const live = await entries.findOne({ where, populate });
    if (!live) continue;
    const ids = idsIn(live, field);
    const all = idsIn(draft, field);
    const following = all.slice(all.indexOf(product) + 1);
    const next = ids.findIndex((id) => following.includes(id));
    const withProduct = ids.toSpliced(next < 0 ? ids.length : next, 0, product);
    // A version that was published before this field existed has no list.
    const isChosen: boolean = live[CHOSEN]?.[field]?.includes(product) ?? true;
    planned.push({ live, ids: isChosen && !wasPublic ? withProduct : ids });
  }
  return async () => {
    for (const { live, ids } of planned) await relate(strapi, relation, live, ids);
  };
}

/** The last publication in each transaction. */
const lastIn = new WeakMap<object, Promise<unknown>>();

/**
 * Runs a function after those before it in the same transaction. Strapi publishes several entries at once, and would
 * write a relation between two of them twice.
 */
const afterOthers = <T>(strapi: Core.Strapi, run: () => Promise<T>): Promise<T> =>
  strapi.db.transaction(async ({ trx }) => {
    const before = lastIn.get(trx) ?? Promise.resolve();
    const own = before.then(run);
    lastIn.set(trx, own);
    return await own;
  }) as Promise<T>;

/**
 * A published version relates to published versions only, so relations to products that are published later would be
 * missing until the next publication. Adds them when those products are published. Unpublished choices of a draft stay
 * unpublished.
 */
export function connectNewlyPublished(strapi: Core.Strapi) {
  const relations = relationsIn(strapi);
  keepChosen(strapi, relations);
  useMiddleware(strapi, ({ uid, action, params }, next) => {
    if (uid !== PRODUCT || action !== 'publish') return next();
    return afterOthers(strapi, async () => {
      const { documentId } = params;
      const where = { documentId, publishedAt: { $notNull: true } };
      const wasPublic = (await strapi.db.query(PRODUCT).count({ where })) > 0;
      const connectors: (() => Promise<void>)[] = [];
      for (const relation of relations) {
        connectors.push(await connectorOf(strapi, relation, documentId, wasPublic));
      }
      const result = await next();
      for (const connect of connectors) await connect();
      return result;
    });
  });
}
