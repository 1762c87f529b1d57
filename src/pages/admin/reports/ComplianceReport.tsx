import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Period } from '#domain/figures/period';
import { formatPercent } from '#framework/base/formats/numbers';
import { endOfRiyadhDay, riyadhInstant } from '#framework/base/time/riyadhTime';
import { daysOf, readPeriod } from '#domain/figures/period';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { useNow } from '@framework/providers/serverClock';
import { ReportPanel } from './ReportPanel';
import { ReportTable } from './ReportTable';

/** How much of what was inspected complies, city by city. */
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

/** The filter of the requests whose results were sent in the period. */
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
