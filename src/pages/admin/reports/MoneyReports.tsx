import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Period } from '#domain/figures/period';
import { formatDate, formatMonth } from '#framework/base/formats/dates';
import { Money } from '@framework/components/valueTexts';
import { useLanguage, useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { ReportPanel, ReportTable } from './ReportPanel';
import { packageDays } from '#domain/figures/figures';

interface CashReportProps {
  readonly period: Partial<Period>;
  /** Returns the address of a month's orders. */
  readonly ordersOf: (month: string) => string;
}

/** Orders and payments, month by month. */
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

/** Packages that end soon although they have unused visits: the clients to call. */
export function PackagesReport() {
  const { t } = useTranslation('reports');
  const localize = useLocalize();
  const language = useLanguage();
  const answer = useOperation('reports.packages');
  return (
    <ReportPanel
      title={t('packages.title')}
      hint={t('packages.hint', { count: packageDays })}
      answer={answer}
      none={t('packages.none')}
      isEmpty={(packages) => packages.length === 0}
    >
      {(packages) => (
        <ReportTable
          label={t('packages.title')}
          heads={[t('packages.client'), t('packages.package'), t('packages.left'), t('packages.endsOn')]}
          rows={packages.map(({ id, clientId, company, requestId, name, remaining, quantity, endsOn }) => ({
            key: id,
            name: (
              <Link to={`/clients/${clientId}`}>
                <bdi>{company}</bdi>
              </Link>
            ),
            cells: [
              <Link key="package" to={`/requests/${requestId}`}>
                {localize(name)}
              </Link>,
              t('packages.of', { remaining, quantity }),
              formatDate(endsOn, language),
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}
