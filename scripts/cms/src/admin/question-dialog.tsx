import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import type { Localized } from '~/i18n/locales';
import { useLanguage } from './panel';
import { Warning } from './Warning';

export const back: Localized = { zh: '返回', en: 'Back' };

/** The buttons of a dialog. Strapi would call the first 取消, which may be what the dialog is about. */
export const footerOf = (confirm: string, take: () => unknown) =>
  function Footer({ onClose }: { onClose: () => void }) {
    return (
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {back[useLanguage()]}
        </Button>
        <Button
          onClick={() => {
            onClose();
            void take();
          }}
        >
          {confirm}
        </Button>
      </Modal.Footer>
    );
  };

/** The texts of a dialog that asks before it saves. */
export interface QuestionTexts {
  title: string;
  confirm: string;
  /** Sentences that are easily overlooked among the others. */
  warning?: readonly string[];
  sentences: readonly string[];
}

export function Question({
  warning = [],
  sentences,
}: Pick<QuestionTexts, 'warning' | 'sentences'>) {
  const space = useLanguage() === 'zh' ? '' : ' ';
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {warning.length > 0 && <Warning>{warning.join(space)}</Warning>}
      {sentences.length > 0 && <Typography>{sentences.join(space)}</Typography>}
    </Flex>
  );
}
