import type { PanelComponent, PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Flex, Link, LinkButton, Typography } from '@strapi/design-system';
import { Earth } from '@strapi/icons';
import { useAuth, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { isLesson } from '~/contracts/booking';
import type { Locale } from '~/contracts/languages';
import type { ShopStatus } from '../shop-status';
import { useLanguage } from './panel';
import { shownTime } from '../shown-time';
import { useOneAtATime } from './use-one-at-a-time';

const words = {
  zh: {
    title: '網店現況',
    unknown: '聯絡不到網店：',
    asking: '正在查詢……',
    live: '上線版本：{at}，{products}件產品',
    builtIn: '網店目前用內置目錄，不是這裏的內容。',
    building: '正在更新，通常10至20秒後上線。',
    queued: '稍後會再更新一次。',
    retrying: '正在再試更新。',
    none: '網店未有任何版本上線。',
    failed: '更新失敗（{at}），網店維持原狀：',
    retried: '系統會自動再試：10秒後、1分鐘後，之後每5分鐘一次。',
    again: '再更新網店一次',
    asked: '已通知網店更新。',
    refused: '未能通知網店。',
    behind: '網店未能收到最近的更改，系統每10秒會再通知。',
    complete: '已發佈的內容全部上線。',
    late: '到了時間但未能發佈。請打開，按發佈看原因：',
    rejected: '網店沒有採用以下內容：',
    kept: '（仍顯示上次正確的版本）',
    pictures: '以下圖片不能使用：',
    here: '在網店查看',
  },
  en: {
    title: 'The shop now',
    unknown: 'The shop cannot be reached: ',
    asking: 'Asking the shop …',
    live: 'Live version: {at}, {products} products',
    builtIn: 'The shop shows its built-in catalogue, not what is here.',
    building: 'An update is under way, and live after 10 to 20 seconds as a rule.',
    queued: 'Another update will follow.',
    retrying: 'The update is being tried again.',
    none: 'No version of the shop is live yet.',
    failed: 'The update of {at} failed, and the shop stays as it was: ',
    retried: 'It is retried by itself: after 10 s, after 1 min, then every 5 min.',
    again: 'Publish again',
    asked: 'The shop was asked to update.',
    refused: 'The shop could not be asked.',
    behind: 'The shop could not be told of the latest changes. It is told again every 10 s.',
    complete: 'All that is published is live.',
    late: 'Could not be published at their time. Open them and publish to see why:',
    rejected: 'The shop leaves out:',
    kept: ' (its last correct version is shown)',
    pictures: 'These pictures cannot be used:',
    here: 'View in the shop',
  },
};

const useWords = () => {
  const language = useLanguage();
  return { t: words[language], language };
};

/** ms between two looks. */
const INTERVAL = 5000;

/** What the shop says of itself, again and again. Undefined until its first answer. */
function useShopStatus() {
  const { get, post } = useFetchClient();
  const [status, setStatus] = useState<ShopStatus>();
  useEffect(() => {
    let isGone = false;
    const look = () =>
      get<ShopStatus>('/shop/status').then(
        ({ data }) => !isGone && setStatus(data),
        () => undefined,
      );
    look();
    const timer = setInterval(look, INTERVAL);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [get]);
  return {
    status,
    /** Has the shop built again. */
    publishAgain: async () => setStatus((await post<ShopStatus>('/shop/publish')).data),
  };
}

type Rejected = NonNullable<ShopStatus['rejected']>;

const uidOf = (kind: string) => `api::${kind}.${kind}`;
const pathOf = ({ kind, id }: { kind: string; id: string }) =>
  kind === 'shop-setting'
    ? `/content-manager/single-types/${uidOf(kind)}`
    : `/content-manager/collection-types/${uidOf(kind)}/${id}`;

const reasonsOf = (issues: Rejected[number]['issues'], language: Locale) =>
  issues
    .map(({ name, reason }) =>
      [name[language], reason[language]].join(language === 'zh' ? '：' : ': '),
    )
    .join(language === 'zh' ? '；' : '; ');

function RejectedEntries({ rejected }: { rejected: Rejected }) {
  const { t, language } = useWords();
  return (
    <Box>
      <Typography textColor="danger700">{t.rejected}</Typography>
      <ul>
        {rejected.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <Link tag={NavLink} to={pathOf(entry)}>
              {entry.name || entry.id || entry.kind}
            </Link>{' '}
            <Typography>
              {reasonsOf(entry.issues, language)}
              {entry.kept && t.kept}
            </Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Why the last update has failed. */
function Failure({ at, reason, why }: NonNullable<ShopStatus['failed']>) {
  const { t, language } = useWords();
  return (
    <Box>
      <Typography textColor="danger700">
        {t.failed.replace('{at}', shownTime(at, language, 'medium'))}
        {why[language]}
      </Typography>{' '}
      <Typography>{t.retried}</Typography>
      <details>
        <Typography tag="pre" style={{ whiteSpace: 'pre-wrap' }}>
          {reason}
        </Typography>
      </details>
    </Box>
  );
}

/** A button for those who publish products. */
function PublishAgain({
  publishAgain,
  isBusy,
}: {
  publishAgain: () => Promise<void>;
  isBusy: boolean;
}) {
  const { t } = useWords();
  const { toggleNotification } = useNotification();
  const isEditor = useAuth('PublishAgain', ({ permissions }) =>
    permissions.some(
      ({ action, subject }) =>
        action === 'plugin::content-manager.explorer.publish' && subject === 'api::product.product',
    ),
  );
  const run = useOneAtATime();
  if (!isEditor) return null;
  const onClick = () =>
    run(() =>
      publishAgain().then(
        () => toggleNotification({ type: 'success', message: t.asked }),
        () => toggleNotification({ type: 'danger', message: t.refused }),
      ),
    );
  return (
    <Button variant="tertiary" disabled={isBusy} onClick={onClick}>
      {t.again}
    </Button>
  );
}

const isBusy = ({ state = 'idle' }: ShopStatus) => state !== 'idle';

/** What has become of the edits: live, being built, failed and why, or left out and why. */
export function Status() {
  const { t, language } = useWords();
  const { status, publishAgain } = useShopStatus();
  if (!status) return <Typography>{t.asking}</Typography>;
  const { shop, late, isBehind, state, live, failed, rejected = [], badPictures = [] } = status;
  const isComplete =
    state === 'idle' && !failed && !isBehind && rejected.length + badPictures.length === 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} role="status">
      {live ? (
        <Typography>
          {t.live
            .replace('{at}', shownTime(live.at, language, 'medium'))
            .replace('{products}', live.products.toLocaleString())}
        </Typography>
      ) : (
        <Typography textColor="danger700">{state ? t.none : `${t.unknown}${shop}`}</Typography>
      )}
      {live?.source === 'catalogue' && <Typography textColor="danger700">{t.builtIn}</Typography>}
      {isBusy(status) && (
        <Typography textColor="primary700">
          {failed ? t.retrying : t.building} {state === 'queued' && t.queued}
        </Typography>
      )}
      {isBehind && <Typography textColor="danger700">{t.behind}</Typography>}
      {failed && <Failure {...failed} />}
      {late.length > 0 && (
        <Box>
          <Typography textColor="danger700">{t.late}</Typography>
          <ul>
            {late.map(({ id, name }) => (
              <li key={id}>
                <Link tag={NavLink} to={pathOf({ kind: 'product', id })}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {rejected.length > 0 && <RejectedEntries rejected={rejected} />}
      {badPictures.length > 0 && (
        <Box>
          <Typography textColor="danger700">{t.pictures}</Typography>
          <ul>
            {badPictures.map(({ address, reason, ...entry }) => (
              <li key={`${entry.id} ${address}`}>
                <Link tag={NavLink} to={pathOf(entry)}>
                  {address.split('/').at(-1)}
                </Link>{' '}
                <Typography>{reason[language]}</Typography>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {isComplete && live?.source === 'cms' && <Typography>{t.complete}</Typography>}
      <Link href={shop} isExternal>
        {shop}
      </Link>
      <PublishAgain publishAgain={publishAgain} isBusy={isBusy(status)} />
    </Flex>
  );
}

/** On the panel's home page. */
export const statusWidget = {
  id: 'shop-status',
  icon: Earth,
  title: { id: 'shop.status', defaultMessage: words.en.title },
  component: async () => Status,
};

export const statusTitles = { zh: words.zh.title, en: words.en.title };

const searchFor = (word = '') => `search?q=${encodeURIComponent(word.trim())}`;

interface Entry {
  documentId?: string | undefined;
  name?: string;
  section?: string;
  room?: string;
  service?: string;
  slug?: string;
  words?: string;
}

/** Where the shop shows an entry. */
const PAGES: Readonly<Record<string, (entry: Entry) => string | undefined>> = {
  'api::product.product': ({ documentId }) => `product/${documentId}`,
  'api::category.category': ({ documentId }) => `instruments/${documentId}`,
  'api::shop-setting.shop-setting': () => 'contact',
  'api::shop-studio.shop-studio': ({ room = '' }) =>
    isLesson({ room }) ? 'services/trial-lesson' : 'studio-rental',
  'api::shop-service.shop-service': ({ service }) => `services#${service}`,
  'api::shop-guide.shop-guide': ({ slug }) => `guides/${slug}`,
  'api::shop-brand.shop-brand': ({ name }) => searchFor(name),
  'api::shop-policy.shop-policy': ({ section }) => section?.split('-')[0],
  'api::shop-synonym.shop-synonym': ({ words }) => searchFor(words?.split('\n')[0]),
};

function InShop({ model, documentId, document }: PanelComponentProps) {
  const { t, language } = useWords();
  const { status, publishAgain } = useShopStatus();
  if (!status) return <Typography>{t.asking}</Typography>;
  const page = PAGES[model]?.({ ...document, documentId });
  const path = `${language === 'zh' ? '' : 'en/'}${page}`;
  const left = (status.rejected ?? []).filter(
    ({ kind, id }) => uidOf(kind) === model && id === documentId,
  );
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {left.length > 0 && <RejectedEntries rejected={left} />}
      <LinkButton
        variant="secondary"
        fullWidth
        href={`${status.shop}/${path}`}
        target="_blank"
        rel="noreferrer"
      >
        {t.here}
      </LinkButton>
      {isBusy(status) && (
        <Typography textColor="primary700">{status.failed ? t.retrying : t.building}</Typography>
      )}
      {status.failed && <Failure {...status.failed} />}
      <PublishAgain publishAgain={publishAgain} isBusy={isBusy(status)} />
    </Flex>
  );
}

/** A panel beside the form of what is published and has a page. */
export const ViewInShop: PanelComponent = (props) => {
  const { model, document, meta } = props;
  const { t } = useWords();
  const isLive =
    document?.publishedAt || meta?.availableStatus?.some(({ publishedAt }) => publishedAt);
  if (!(model in PAGES) || !isLive) return null;
  return {
    title: t.title,
    content: <InShop {...props} />,
  };
};
