import {
  unstable_useDocumentActions as useDocumentActions,
  useDocumentRBAC,
  type BulkActionComponent,
  type ListViewContext,
} from '@strapi/content-manager/strapi-admin';
import { Box, Button, Checkbox, Flex, Link, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useTable } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { PublishCheck } from '../desk/publish-check-route';
import { useLanguage } from './panel';

const words = {
  zh: {
    action: '發佈',
    title: '發佈所選項目',
    checking: '正在檢查……',
    failed: '未能檢查，請再試。',
    refused: '有待改正',
    correct: '打開',
    asked: '請先核對',
    ready: '可以發佈',
    published: '另有{count}項已發佈，沒有更改。',
    relations: '所選項目有{count}個相關項目未發佈，顧客看不到這些相關項目。',
    again: '重新檢查',
    cancel: '取消',
    confirm: '發佈{count}項',
    anyway: '仍然發佈{count}項',
  },
  en: {
    action: 'Publish',
    title: 'Publish the selected entries',
    checking: 'Checking …',
    failed: 'They could not be checked. Try again.',
    refused: 'To be corrected',
    correct: 'Open',
    asked: 'To be checked first',
    ready: 'Ready to publish',
    published: 'Published already, without changes: {count}.',
    relations: 'Related entries that are not published, and that shoppers will not see: {count}.',
    again: 'Check again',
    cancel: 'Cancel',
    confirm: 'Publish {count}',
    anyway: 'Publish {count} anyway',
  },
};

interface Results {
  checks: readonly PublishCheck[];
  /** The number of related entries that are not published. */
  relations: number;
}

/** Asks the CMS about the entries, as often as `check` is called. */
function useChecks(model: string, documents: ListViewContext['documents']) {
  const { get, post } = useFetchClient();
  const [round, setRound] = useState(0);
  const [results, setResults] = useState<Results | 'failed'>();
  useEffect(() => {
    let isGone = false;
    const documentIds = documents.map(({ documentId }) => documentId);
    const count = `/content-manager/collection-types/${model}/actions/countManyEntriesDraftRelations`;
    Promise.all([
      post<PublishCheck[]>(`/shop/publishing/${model}`, { documentIds }),
      get<{ data: number }>(count, { params: { documentIds } }),
    ]).then(
      ([checks, relations]) =>
        !isGone && setResults({ checks: checks.data, relations: relations.data.data }),
      () => !isGone && setResults('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [get, post, model, documents, round]);
  const check = () => {
    setResults(undefined);
    setRound(round + 1);
  };
  return { results, check };
}

const Sentences = ({ of, color }: { of: readonly string[]; color: string }) => (
  <ul style={{ listStyle: 'disc', paddingInlineStart: '2.5rem' }}>
    {of.map((sentence) => (
      <Typography tag="li" key={sentence} textColor={color}>
        {sentence}
      </Typography>
    ))}
  </ul>
);

interface SectionProps {
  title: string;
  entries: readonly PublishCheck[];
  children: (entry: PublishCheck) => ReactNode;
}

const Section = ({ title, entries, children }: SectionProps) =>
  entries.length > 0 && (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3}>
      <Typography variant="delta" tag="h3">
        {title} ({entries.length})
      </Typography>
      {entries.map((entry) => (
        <Box key={entry.documentId}>{children(entry)}</Box>
      ))}
    </Flex>
  );

interface DialogProps extends Pick<ListViewContext, 'model' | 'documents'> {
  onClose: () => void;
}

function PublishDialog({ model, documents, onClose }: DialogProps) {
  const t = words[useLanguage()];
  const { publishMany, isLoading } = useDocumentActions();
  const selectRow = useTable('PublishMany', (table) => table.selectRow);
  const drafts = useMemo(
    () => documents.filter(({ status }) => status !== 'published'),
    [documents],
  );
  const { results, check } = useChecks(model, drafts);
  /** By documentId, if it is not as suggested: without entries that raise questions. */
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});

  const { checks = [], relations = 0 } = typeof results === 'object' ? results : {};
  const sorted = drafts.flatMap(({ documentId }) =>
    checks.filter((each) => each.documentId === documentId),
  );
  const refused = sorted.filter(({ reasons }) => reasons.length > 0);
  const ready = sorted.filter(({ reasons }) => reasons.length === 0);
  const [sure, asked] = [
    ready.filter(({ questions }) => questions.length === 0),
    ready.filter(({ questions }) => questions.length > 0),
  ];
  const isChosen = ({ documentId, questions }: PublishCheck) =>
    choices[documentId] ?? questions.length === 0;
  const chosen = ready.filter(isChosen);
  const isAsked = asked.some(isChosen);

  async function publish() {
    const documentIds = chosen.map(({ documentId }) => documentId);
    const result = await publishMany({ model, documentIds });
    // Somebody has changed an entry meanwhile.
    if ('error' in result) return check();
    onClose();
    selectRow(documents.filter(({ documentId }) => !documentIds.includes(documentId)));
  }

  const linkTo = (documentId: string) => (
    <Link href={`${location.pathname}/${documentId}`} isExternal>
      {t.correct}
    </Link>
  );
  const choiceOf = (entry: PublishCheck) => (
    <Checkbox
      checked={isChosen(entry)}
      onCheckedChange={(checked) =>
        setChoices({ ...choices, [entry.documentId]: checked === true })
      }
    >
      {entry.name}
    </Checkbox>
  );

  return (
    <>
      <Modal.Body>
        <Typography role="status">
          {results === undefined ? t.checking : results === 'failed' ? t.failed : ''}
        </Typography>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Section title={t.refused} entries={refused}>
            {({ documentId, name, reasons }) => (
              <>
                <Flex gap={2}>
                  <Typography fontWeight="bold">{name}</Typography>
                  {linkTo(documentId)}
                </Flex>
                <Sentences of={reasons} color="danger700" />
              </>
            )}
          </Section>
          <Section title={t.asked} entries={asked}>
            {(entry) => (
              <>
                <Flex gap={2}>
                  {choiceOf(entry)}
                  {linkTo(entry.documentId)}
                </Flex>
                <Sentences of={entry.questions} color="warning700" />
              </>
            )}
          </Section>
          <Section title={t.ready} entries={sure}>
            {choiceOf}
          </Section>
          {drafts.length < documents.length && (
            <Typography textColor="neutral600">
              {t.published.replace('{count}', String(documents.length - drafts.length))}
            </Typography>
          )}
          {relations > 0 && (
            <Typography textColor="warning700">
              {t.relations.replace('{count}', String(relations))}
            </Typography>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Flex gap={2}>
          <Button variant="tertiary" onClick={check}>
            {t.again}
          </Button>
          <Button disabled={chosen.length === 0} loading={isLoading} onClick={() => void publish()}>
            {(isAsked ? t.anyway : t.confirm).replace('{count}', String(chosen.length))}
          </Button>
        </Flex>
      </Modal.Footer>
    </>
  );
}

/**
 * Publishes several entries of a list, after a dialog with what the CMS refuses and what the form of a product would ask.
 * It replaces Strapi's, which does not know the rules of the shop.
 */
export const PublishMany: BulkActionComponent = ({ documents, model }) => {
  const t = words[useLanguage()];
  const canPublish = useDocumentRBAC('PublishMany', (state) => state.canPublish);
  // Strapi renders it as a component, which a new function would replace.
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <PublishDialog model={model} documents={documents} onClose={onClose} />
    ),
    [model, documents],
  );
  if (!canPublish || documents.every(({ status }) => status === 'published')) return null;
  return {
    label: t.action,
    variant: 'tertiary',
    dialog: { type: 'modal', title: t.title, content },
  };
};
PublishMany.type = 'publish';
