import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { LeaveGuard } from '@framework/forms/unsavedForms';
import { useOperation } from '@framework/providers/operations';
import { CorrectionsPanel, type Correction } from '@/requests/CorrectionsPanel';
import { ActionBar } from '@/requests/ActionBar';
import { KeyHints } from '../EndBar';
import styles from '../Review.module.css';
import { focusFirstUnjudged, useVerdicts, verdictKeys } from './useVerdicts';
import { VerdictForm } from './VerdictForm';

const endings = ['reviewCorrectiveActions', 'approveCorrectiveActions', 'returnCorrectiveActions'] as const;

interface EndOfCorrectionsProps {
  readonly request: RequestView;
  readonly items: readonly Correction[];
}

/** Summary below the last corrective item: accepted and refused ones, and the decisions about the list. */
function EndOfCorrections({ request, items }: EndOfCorrectionsProps) {
  const { t } = useTranslation('requests');
  const shown = endings.some((ending) => request.actions.some(({ name }) => name === ending));
  if (!shown) return null;
  const count = (verdict: 'accepted' | 'refused') => items.filter((item) => item.verdict === verdict).length;
  return (
    <section className={styles.end} aria-label={t('corrections.decision')}>
      <p className={styles.endText}>
        {t('corrections.accepted', { count: count('accepted') })}
        {t('corrections.and')}
        {t('corrections.refused', { count: count('refused') })}
      </p>
      <ActionBar request={request} only={endings} />
    </section>
  );
}

/** Corrective list with a verdict under each item, while verdicts may be given. */
export function CorrectionsReview({ request }: { readonly request: RequestView }) {
  const { data, error, refetch } = useOperation('supervisorInspections.correctiveActions', {
    params: { id: request.id },
  });
  const judging = request.actions.some(({ name, allowed }) => name === 'updateCorrectiveAnswer' && allowed);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={8} />;
  return judging ? (
    <Judging request={request} corrections={data} />
  ) : (
    <div className={styles.stack}>
      <CorrectionsPanel corrections={data} />
      <EndOfCorrections request={request} items={data.items} />
    </div>
  );
}

interface JudgingProps {
  readonly request: RequestView;
  readonly corrections: CorrectiveActionsView;
}

const hints = [
  { keys: ['↑', '↓'], name: 'move' },
  { keys: ['A'], name: 'accept' },
  { keys: ['R'], name: 'refuse' },
  { keys: ['Enter'], name: 'send' },
] as const;

/** Verdicts item by item by click or key, and for all remaining items at once. */
function Judging({ request, corrections }: JudgingProps) {
  const { t } = useTranslation(['supervisor', 'fields']);
  const place = useRef<HTMLDivElement>(null);
  // Leaving while a verdict is being sent asks for confirmation.
  const sent = useRef(false);
  // The keys work at once, because the items are the purpose of the page.
  useEffect(() => focusFirstUnjudged(place.current), []);
  const { items, left, judge, acceptRest, problems, sending } = useVerdicts(request, corrections.items);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys beside the buttons that do the same
    <div ref={place} className={styles.stack} onKeyDown={verdictKeys}>
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
          <Button onClick={acceptRest}>{t('verdicts.rest', { count: left.length })}</Button>
        </div>
      )}
      <EndOfCorrections request={request} items={items} />
      {sending && <LeaveGuard sending={sent} />}
    </div>
  );
}
