import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { LeaveGuard } from 'sijil/react/forms/unsavedForms';
import { useOperation } from 'sijil/react/providers/operations';
import { CorrectionsPanel, type Correction } from '@/requests/CorrectionsPanel';
import { EndBar } from '../EndBar';
import { KeyHints } from '../KeyHints';
import { type Ending, useEnding } from '../useEnding';
import styles from '../Review.module.css';
import { focusFirstUnjudged, useVerdicts, verdictKeys } from './useVerdicts';
import { VerdictForm } from './VerdictForm';

/** Steps after the last verdict, in their order. */
const steps = ['reviewCorrectiveActions', 'returnCorrectiveActions', 'approveCorrectiveActions'] as const;

interface EndOfCorrectionsProps {
  readonly ending: Ending;
  readonly items: readonly Correction[];
}

/** Bar below the corrective items: accepted and refused ones, and the steps that end the review. */
function EndOfCorrections({ ending, items }: EndOfCorrectionsProps) {
  const { t } = useTranslation(['supervisor', 'requests']);
  const count = (verdict: 'accepted' | 'refused') => items.filter((item) => item.verdict === verdict).length;
  return (
    <>
      <EndBar ending={ending} label={t('verdicts.bar')} over={t('verdicts.sent')}>
        {t('requests:corrections.accepted', { count: count('accepted') })}
        {t('requests:corrections.and')}
        {t('requests:corrections.refused', { count: count('refused') })}
      </EndBar>
      {ending.dialog}
    </>
  );
}

/** Corrective list with a verdict under each item, while verdicts may be given. */
export function CorrectionsReview({ request }: { readonly request: RequestView }) {
  const { data, error, refetch } = useOperation('supervisorInspections.correctiveActions', {
    params: { id: request.id },
  });
  const ending = useEnding(request, steps);
  const judging = request.actions.some(({ name, allowed }) => name === 'updateCorrectiveAnswer' && allowed);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={8} />;
  return judging ? (
    <Judging request={request} corrections={data} ending={ending} />
  ) : (
    <div className={styles.stack}>
      <CorrectionsPanel corrections={data} />
      <EndOfCorrections ending={ending} items={data.items} />
    </div>
  );
}

interface JudgingProps {
  readonly request: RequestView;
  readonly corrections: CorrectiveActionsView;
  readonly ending: Ending;
}

const hints = [
  { keys: ['↑', '↓'], name: 'move' },
  { keys: ['A'], name: 'accept' },
  { keys: ['R'], name: 'refuse' },
  { keys: ['Enter'], name: 'next' },
] as const;

/** Verdicts item by item by click or key, and for all remaining items at once. */
function Judging({ request, corrections, ending }: JudgingProps) {
  const { t } = useTranslation(['supervisor', 'fields']);
  const place = useRef<HTMLDivElement>(null);
  // Leaving while a verdict is being sent asks for confirmation.
  const sent = useRef(false);
  // The keys work at once, because the items are the purpose of the page.
  useEffect(() => focusFirstUnjudged(place.current), []);
  const { items, left, judge, acceptRest, problems, sending } = useVerdicts(request, corrections.items);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys beside the buttons that do the same
    <div
      ref={place}
      className={styles.stack}
      onKeyDown={(event) => verdictKeys(event, ending.beginWhenAllowed)}
    >
      <KeyHints
        label={t('verdicts.keys.label')}
        hints={hints.map(({ keys, name }) => ({ keys, text: t(`verdicts.keys.${name}`) }))}
      />
      <CorrectionsPanel
        corrections={{ ...corrections, items }}
        large
        footerOf={(item) =>
          item.answeredAt !== null && (
            <VerdictForm
              item={item}
              problem={problems.get(item.id)}
              onJudge={(verdict) => {
                judge(item.id, verdict);
                focusFirstUnjudged(place.current, item.id);
              }}
            />
          )
        }
      />
      {left.length > 0 && (
        <div>
          <Button
            onClick={() => {
              // The button goes with the last open item, and the focus moves to the list.
              flushSync(acceptRest);
              focusFirstUnjudged(place.current);
            }}
          >
            {t('verdicts.rest', { count: left.length })}
          </Button>
        </div>
      )}
      <EndOfCorrections ending={ending} items={items} />
      {sending && <LeaveGuard sending={sent} />}
    </div>
  );
}
