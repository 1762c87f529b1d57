import { useTranslation } from 'react-i18next';
import type { Period } from '#domain/figures/period';
import { lateAfterDays } from '#domain/figures/figures';
import { statuses } from '#domain/workflow/statuses';
import { dayMs } from '#framework/base/time/riyadhTime';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { useNow } from '@framework/providers/serverClock';
import { ReportPanel } from './ReportPanel';
import { Counted, ReportTable } from './ReportTable';

/** How many requests each step of the way let through, how fast, and what waits in it. */
export function StepsReport({ period }: { readonly period: Partial<Period> }) {
  const { t } = useTranslation('reports');
  const localize = useLocalize();
  const late = new Date(useNow().getTime() - lateAfterDays * dayMs).toISOString();
  const answer = useOperation('reports.steps', { query: period });
  const listOf = (status: string, more: Record<string, string> = {}) =>
    `/requests?${new URLSearchParams({ status, ...more })}`;
  return (
    <ReportPanel
      title={t('steps.title')}
      hint={t('steps.hint', { count: lateAfterDays })}
      answer={answer}
      none={t('none')}
      isEmpty={(steps) => steps.length === 0}
    >
      {(steps) => (
        <ReportTable
          label={t('steps.title')}
          heads={[
            t('steps.status'),
            t('steps.left'),
            t('steps.hours'),
            t('steps.leftLate'),
            t('steps.waiting'),
            t('steps.waitingLate'),
          ]}
          rows={steps.map((step) => ({
            key: step.status,
            name: localize(statuses[step.status]),
            cells: [
              step.left,
              step.hours ?? '—',
              step.leftLate,
              <Counted key="waiting" count={step.waiting} to={listOf(step.status)} />,
              <Counted
                key="late"
                count={step.waitingLate}
                to={listOf(step.status, { statusSince_lte: late })}
              />,
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}
