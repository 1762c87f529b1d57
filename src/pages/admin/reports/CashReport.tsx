import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Period } from '#domain/figures/period';
import { formatMonth } from '#framework/base/formats/dates';
import { Money } from '@framework/components/Money';
import { useLanguage } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { ReportPanel } from './ReportPanel';
import { ReportTable } from './ReportTable';

interface CashReportProps {
  readonly period: Partial<Period>;
  /** The address of the orders of a month. */
  readonly ordersOf: (month: string) => string;
}

/** What was ordered, and the money that moved, month by month. */
export function CashReport({ period, ordersOf }: CashReportProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const value = useOperation('dashboards.chart', { query: { name: 'value', ...period } });
  const { data: cash } = useOperation('payments.graph');
  const moved = new Map(cash?.months.map((one) => [one.month, one]));
  const amount = (halalas: number | null | undefined) =>
    halalas == null ? '—' : <Money halalas={halalas} />;
  return (
    <ReportPanel
      title={t('cash.title')}
      hint={t('cash.hint')}
      actions={<Link to="/payments">{t('cash.all')}</Link>}
      answer={value}
      none={t('none')}
      isEmpty={({ months }) => months.length === 0}
    >
      {({ months }) => (
        <ReportTable
          label={t('cash.title')}
          heads={[t('month'), t('cash.value'), t('cash.paid'), t('cash.refunded'), t('cash.due')]}
          rows={months.map((one) => ({
            key: one.month,
            name: formatMonth(one.month, language),
            cells: [
              <Link key="value" to={ordersOf(one.month)}>
                <Money halalas={one.value ?? 0} />
              </Link>,
              amount(moved.get(one.month)?.paid),
              amount(moved.get(one.month)?.refunded),
              amount(moved.get(one.month)?.due),
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}
