import { useState } from 'react';
import { fill } from '~/i18n/fill';
import { TextButton } from '~/ui/TextButton';
import type { CheckoutWords } from '../checkout-words';

interface Props {
  /** The text to copy, and its label. */
  value: string;
  name: string;
  texts: CheckoutWords['texts']['submitted'];
}

/** Copies a text for a banking app. Renders nothing where copying is not available, as on insecure origins. */
export function CopyButton({ value, name, texts }: Props) {
  const [isCopied, setCopied] = useState(false);
  const done = `${texts.copied}: ${name}`;
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) return null;
  return (
    <>
      <TextButton
        className="-my-3 ms-3 text-sm print:hidden"
        label={isCopied ? done : fill(texts.copyNamed, { name })}
        onClick={() => {
          clipboard.writeText(value).then(
            () => {
              setCopied(true);
            },
            () => {
              // Refused by the browser: the text is still visible on the page.
            },
          );
        }}
      >
        {isCopied ? texts.copied : texts.copy}
      </TextButton>
      <span role="status" className="sr-only">
        {isCopied && done}
      </span>
    </>
  );
}
