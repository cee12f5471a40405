import type { ReactNode } from 'react';

interface Props {
  className?: string;
  isDisabled?: boolean;
  isSending: boolean;
  /** The text while the form is being sent. */
  sending: string;
  children: ReactNode;
  /** For a button without a form. */
  onClick?: () => void;
}

/** The button that sends a form. It is disabled in the meantime. */
export const SendButton = ({ className = '', isDisabled, isSending, ...props }: Props) => (
  <button
    type={props.onClick ? 'button' : 'submit'}
    className={`button button-primary ${className}`}
    disabled={isDisabled || isSending}
    onClick={props.onClick}
  >
    {isSending ? props.sending : props.children}
  </button>
);
