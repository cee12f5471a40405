import { TextButton } from './TextButton';

interface Props {
  /** Describes the action; without it, nothing is shown. */
  text: string | undefined;
  /** The label of the button. */
  label: string;
  onUndo: () => void;
}

/** Announces a removal and offers to undo it. A live region must exist before its content changes. */
export function UndoNotice({ text, label, onUndo }: Props) {
  return (
    <div role="status" className="sticky top-20 z-10 print:hidden">
      {text !== undefined && (
        <p className="mb-6 flex flex-wrap items-center justify-between gap-x-6 border-s-4 border-ink bg-raised px-5 py-2">
          <span>{text}</span>
          <TextButton onClick={onUndo}>{label}</TextButton>
        </p>
      )}
    </div>
  );
}
