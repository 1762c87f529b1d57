import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Period } from '#domain/figures/period';
import { formatPercent } from '#framework/base/formats/numbers';
import { useOperation } from '@framework/providers/operations';
import { ReportPanel } from './ReportPanel';
import { Counted, ReportTable } from './ReportTable';

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
