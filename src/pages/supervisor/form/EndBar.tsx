import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { transitions } from '#domain/workflow/requestWorkflow';
import { Alert } from '@framework/components/antd/Alert';
import { LinkButton } from '@framework/components/links';
import { useLocalize } from '@framework/providers/language';
import type { AnswerEdit } from '@/requests/results/answerEdit';
import { OutcomeText, useOutcome } from '@/requests/results/ScoreSummary';
import styles from './bench/Bench.module.css';
import { ActionDialog, useOpenAction } from '@/requests/ActionDialog';
import reviewStyles from './Review.module.css';
import type { AnswerEdits } from './useAnswerEdits';

interface EndBarProps {
  readonly request: RequestView;
  readonly ending: Ending;
}

/** Bar below a reviewed form: the next step, then the link to the next form, each with the focus. */
export function EndBar({ request, ending }: EndBarProps) {
  const { t } = useTranslation('supervisor');
  const localize = useLocalize();
  const bar = useRef<HTMLElement>(null);
  const { next, begin, open, sent } = ending;
  useEffect(() => {
    const { activeElement } = document;
    const idle = activeElement === document.body || activeElement?.tagName === 'MAIN';
    if (idle && !open) bar.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [next, open, sent]);
  if (next === null && !sent) return null;
  return (
    <div className={styles.dock}>
      <section ref={bar} className={styles.bar} aria-label={t('bench.bar')} data-keep-clear>
        <span className={styles.outcome}>{next ? <Outcome request={request} /> : t('bench.sent')}</span>
        {next ? (
          <Button type="primary" onClick={begin}>
            {localize(transitions[next].label)}
          </Button>
        ) : (
          <LinkButton to="/inspectorForms" type="primary">
            {t('bench.forms')}
          </LinkButton>
        )}
      </section>
    </div>
  );
}

const noEdits = new Map<string, AnswerEdit>();

function Outcome({ request }: Pick<EndBarProps, 'request'>) {
  const outcome = useOutcome(request.id, request.version, noEdits);
  return outcome && <OutcomeText outcome={outcome} />;
}

/** Steps after the last answer, in their order. */
const steps = ['submitChanges', 'sendResults'] as const;

/** Step that ends a review now, its dialog, and whether the results have just been sent from here. */
export function useEnding(request: RequestView) {
  const { opened, open: openAction, close } = useOpenAction();
  const [sent, setSent] = useState(false);
  const next =
    steps.find((step) => request.actions.some(({ name, allowed }) => allowed && name === step)) ?? null;
  const open = next !== null && opened === next;
  const dialog = open && (
    <ActionDialog
      key={next}
      request={request}
      name={next}
      onClose={close}
      onDone={(name) => setSent(name === 'sendResults')}
    />
  );
  return { next, begin: () => next && openAction(next), open, dialog, sent };
}

export type Ending = ReturnType<typeof useEnding>;

/** Bar at the bottom of the screen while there are unsaved changes: their number, and the error of the last save. */
export function SaveBar({ review }: { readonly review: AnswerEdits }) {
  const { t } = useTranslation('supervisor');
  const { edits, save, discard, pending, problem } = review;
  return (
    <section className={reviewStyles.bar} aria-label={t('form.unsavedLabel')}>
      {problem && (
        <Alert className={reviewStyles['problem']} type="error" showIcon role="alert" message={problem} />
      )}
      <span className={reviewStyles.count} aria-live="polite">
        {t('form.unsaved', { count: edits.size })}
      </span>
      <Button onClick={discard} disabled={pending}>
        {t('form.discard')}
      </Button>
      <Button type="primary" loading={pending} onClick={() => void save()}>
        {t('form.save')}
      </Button>
    </section>
  );
}

interface KeyHintsProps {
  readonly label: string;
  readonly hints: readonly { readonly keys: readonly string[]; readonly text: string }[];
}

/** Hints at keys, hidden on devices without a keyboard. */
export function KeyHints({ label, hints }: KeyHintsProps) {
  return (
    <ul className={reviewStyles.hints} aria-label={label}>
      {hints.map(({ keys, text }) => (
        <li key={text} className={reviewStyles.hint}>
          <span dir="ltr">
            {keys.map((key) => (
              <kbd key={key} className={reviewStyles.key}>
                {key}
              </kbd>
            ))}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
