import { island } from '~/boot/island';
import { FormResult } from '~/features/forms/FormResult';
import { SendButton } from '~/features/forms/SendButton';
import { useOutcome } from '~/features/forms/use-outcome';
import { postJson } from '~/lib/fetch-json';
import { useHash } from '~/ui/use-hash';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import type { AnswerTexts } from './alert-words';

const answers = ['confirm', 'stop'] as const;
type Answer = (typeof answers)[number];
type Outcome = 'done' | 'unknown' | 'failed';

interface Result {
  title: string;
  text: string;
  outcome: Outcome;
}

async function sendAnswer(answer: Answer, token: string): Promise<Outcome> {
  const sent = await postJson('/api/alert-answers', { answer, token }).catch(() => undefined);
  return sent?.status === 201 ? 'done' : sent?.status === 404 ? 'unknown' : 'failed';
}

/** Shows the action that a mail's link requests: `#confirm=…` or `#stop=…`. */
function AnswerPage({ texts }: { texts: AnswerTexts }) {
  const hash = useHash();
  const [name, token = ''] = hash?.split('=') ?? [];
  const answer = answers.find((each) => each === name);
  if (answer) return <Question key={hash} answer={answer} token={token} texts={texts} />;
  return <p className="noscript:hidden">{hash === undefined ? '' : texts.none}</p>;
}

interface Props {
  answer: Answer;
  token: string;
  texts: AnswerTexts;
}

function Question({ answer, token, texts }: Props) {
  const { text, button, doneTitle, doneText } = texts[answer];
  const { isSending, outcome: result, show } = useOutcome<Result>();
  const container = useRestoredFocus<HTMLDivElement>();

  async function send(): Promise<Result> {
    const outcome = await sendAnswer(answer, token);
    const said =
      outcome === 'done' ? { title: doneTitle, text: doneText } : texts.problems[outcome];
    return { ...said, outcome };
  }

  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {/* Failed actions can be retried. */}
      {(!result || result.outcome === 'failed') && (
        <>
          <p>{text}</p>
          <SendButton
            className="mt-6"
            isSending={isSending}
            sending={texts.sending}
            onClick={() => void show(send())}
          >
            {button}
          </SendButton>
        </>
      )}
      <FormResult className="mt-6" result={result} />
    </div>
  );
}

/** Confirms or ends a stock alert. Only the button changes something: mail scanners open every link. */
export const AlertAnswer = island(AnswerPage);
