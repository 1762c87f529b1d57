import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { daysOf, type Period, readPeriod } from '#domain/figures/period';
import { formatPercent } from 'sijil/base/formats/numbers';
import { endOfRiyadhDay, minuteMs, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { useNow } from 'sijil/react/providers/server';
import { Counted, ReportPanel, ReportTable } from './ReportPanel';
import { VISIT_GRACE_MINUTES } from '#domain/scheduling/deadlines';
import { minutesText } from 'sijil/base/i18n/worded';
import { latenessOf, usualDays } from '#domain/workflow/lateness';
import { type RequestStatus, statuses } from '#domain/workflow/statuses';

/** Share of inspected items that comply, city by city. */
export function ComplianceReport({ period }: { readonly period: Partial<Period> }) {
  const { t } = useTranslation('reports');
  const localize = useLocalize();
  const sent = useSentWithin(period);
  const answer = useOperation('reports.compliance', { query: period });
  return (
    <ReportPanel
      title={t('compliance.title')}
      hint={t('compliance.hint')}
      answer={answer}
      none={t('none')}
      isEmpty={(cities) => cities.length === 0}
    >
      {(cities) => (
        <ReportTable
          label={t('compliance.title')}
          heads={[t('compliance.city'), t('compliance.share'), t('compliance.answers')]}
          rows={cities.map(({ cityId, name, share, answers }) => ({
            key: cityId ?? '',
            name: (
              <Link
                to={`/requests?${new URLSearchParams({ ...(cityId ? { cityId } : { cityId_null: 'true' }), ...sent })}`}
              >
                {localize(name) || t('compliance.vehicles')}
              </Link>
            ),
            cells: [share === null ? '—' : formatPercent(share), answers],
          }))}
        />
      )}
    </ReportPanel>
  );
}

/** Filter for the requests whose results were sent in the period. */
function useSentWithin(period: Partial<Period>): Record<string, string> {
  const now = useNow();
  const read = readPeriod(period, now);
  if (typeof read === 'string') return {};
  const { from, to } = daysOf(read, now);
  return {
    resultsSentAt_gte: riyadhInstant(from).toISOString(),
    resultsSentAt_lte: endOfRiyadhDay(to).toISOString(),
  };
}

/** Comparison of the inspectors: changes by review, ratings by clients, reports about them. */
export function InspectorsReport({ period }: { readonly period: Partial<Period> }) {
  const { t } = useTranslation('reports');
  const answer = useOperation('reports.inspectors', { query: period });
  return (
    <ReportPanel
      title={t('inspectors.title')}
      hint={t('inspectors.hint')}
      answer={answer}
      none={t('inspectors.none')}
      isEmpty={(team) => team.length === 0}
    >
      {(team) => (
        <ReportTable
          label={t('inspectors.title')}
          heads={[
            t('inspectors.name'),
            t('inspectors.forms'),
            t('inspectors.moved'),
            t('inspectors.clients'),
            t('inspectors.reports'),
          ]}
          rows={team.map(({ id, name, quality }) => ({
            key: id,
            name: (
              <Link to={`/inspectors/${id}`}>
                <bdi>{name}</bdi>
              </Link>
            ),
            cells: [
              <Counted
                key="forms"
                count={quality.forms}
                to={`/requests?inspectorId=${id}&resultsSentAt_null=false`}
              />,
              quality.movedPercent === null ? '—' : formatPercent(quality.movedPercent),
              quality.clientAverage ?? '—',
              <Counted key="reports" count={quality.reports} to={`/inspectors/reports?inspectorId=${id}`} />,
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}

/** Filter for the requests that are late in a status now. */
function lateFilter(status: RequestStatus, now: Date): Record<string, string> {
  const { after, minutes } = latenessOf(status);
  return { [`${after}_lte`]: new Date(now.getTime() - minutes * minuteMs).toISOString() };
}

/** Steps of the workflow: the requests that passed each, its duration, and the requests that wait in it. */
export function StepsReport({ period }: { readonly period: Partial<Period> }) {
  const { t } = useTranslation('reports');
  const localize = useLocalize();
  const now = useNow();
  const answer = useOperation('reports.steps', { query: period });
  const listOf = (status: string, more: Record<string, string> = {}) =>
    `/requests?${new URLSearchParams({ status, ...more })}`;
  return (
    <ReportPanel
      title={t('steps.title')}
      hint={t('steps.hint', { count: usualDays, visitGrace: localize(minutesText(VISIT_GRACE_MINUTES)) })}
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
                to={listOf(step.status, lateFilter(step.status, now))}
              />,
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}
