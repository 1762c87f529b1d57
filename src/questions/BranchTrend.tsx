import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { BranchStatisticsView } from '#domain/api/comparisonViews';
import { formatDate } from 'sijil/base/formats/dates';
import { isolate, isolateLtr } from 'sijil/base/formats/bidi';
import { Chart } from 'sijil/react/charts/Chart';
import { useLanguage } from 'sijil/react/providers/language';

interface BranchTrendProps {
  readonly visits: BranchStatisticsView['visits'];
  readonly visitHref: (id: string) => string;
}

/** Score of each visit: as found at the visit and, after corrections, the current one. */
export function BranchTrend({ visits, visitHref }: BranchTrendProps) {
  const { t } = useTranslation(['statistics', 'charts']);
  const language = useLanguage();
  const navigate = useNavigate();
  const short = new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Riyadh',
  });
  const corrected = visits.some(({ found, now }) => found !== now);
  return (
    <Chart
      form="lines"
      label={t('trend.title')}
      placeLabel={t('trend.visit')}
      empty={t('none')}
      max={100}
      series={[
        { key: 'found', name: t('trend.found') },
        ...(corrected ? [{ key: 'now', name: t('trend.now') }] : []),
      ]}
      places={visits.map(({ id, number, on, found, now }) => ({
        key: id,
        short: short.format(new Date(on)),
        name: `${isolateLtr(`R-${number}`)} · ${isolate(formatDate(on, language))}`,
        values: { found, now },
      }))}
      format={(score) => score.toFixed(1)}
      formatShort={String}
      hrefOf={visitHref}
      onOpen={(id) => void navigate(visitHref(id))}
    />
  );
}
