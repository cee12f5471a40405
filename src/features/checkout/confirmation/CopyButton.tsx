import { useState } from 'react';
import { fill } from '~/i18n/fill';
import { TextButton } from '~/ui/TextButton';
import type { CheckoutWords } from '../checkout-words';

interface Props {
  /** What is copied, and what it is called. */
  value: string;
  name: string;
  texts: CheckoutWords['texts']['submitted'];
}

/** Copies a text for a banking app. Nothing where the browser cannot, as on insecure origins. */
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
              // Refused by the browser: the text is on the page.
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
