import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Period } from '#domain/figures/period';
import { formatDate, formatMonth } from 'sijil/base/formats/dates';
import { Money } from 'sijil/react/components/valueTexts';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useMay, useMayCall } from 'sijil/react/providers/may';
import { useOperation } from 'sijil/react/providers/operations';
import { ReportPanel, ReportTable } from './ReportPanel';
import { packageDays } from '#domain/figures/figures';

interface CashReportProps {
  readonly period: Partial<Period>;
  /** Returns the address of a month's orders. */
  readonly ordersOf: (month: string) => string;
}

/** Orders and payments, month by month; payments alone for a reader who may not read the orders' value. */
export function CashReport({ period, ordersOf }: CashReportProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const hasOrders = useMayCall('dashboards.chart');
  const cash = useOperation('payments.graph');
  const orders = useOperation('dashboards.chart', {
    query: { name: 'value', ...period },
    enabled: hasOrders,
  });
  const moved = new Map(cash.data?.months.map((one) => [one.month, one]));
  const amount = (halalas: number | null | undefined) =>
    halalas == null ? '—' : <Money halalas={halalas} />;
  const table = (months: readonly { readonly month: string; readonly value?: number | null }[]) => (
    <ReportTable
      label={t('cash.title')}
      heads={[
        t('month'),
        ...(hasOrders ? [t('cash.value')] : []),
        t('cash.paid'),
        t('cash.refunded'),
        t('cash.due'),
      ]}
      rows={months.map(({ month, value }) => ({
        key: month,
        name: formatMonth(month, language),
        cells: [
          ...(hasOrders
            ? [
                <Link key="value" to={ordersOf(month)}>
                  <Money halalas={value ?? 0} />
                </Link>,
              ]
            : []),
          amount(moved.get(month)?.paid),
          amount(moved.get(month)?.refunded),
          amount(moved.get(month)?.due),
        ],
      }))}
    />
  );
  const panel = {
    title: t('cash.title'),
    hint: t(hasOrders ? 'cash.hint' : 'cash.paymentsHint'),
    actions: <Link to="/payments">{t('cash.all')}</Link>,
    none: t('none'),
  };
  return hasOrders ? (
    <ReportPanel {...panel} answer={orders} isEmpty={({ months }) => months.length === 0}>
      {({ months }) => table(months)}
    </ReportPanel>
  ) : (
    <ReportPanel {...panel} answer={cash} isEmpty={({ months }) => within(months, period).length === 0}>
      {({ months }) => table(within(months, period))}
    </ReportPanel>
  );
}

/** Months of a period. */
const within = <M extends { readonly month: string }>(months: readonly M[], { from, to }: Partial<Period>) =>
  months.filter(({ month }) => (!from || month >= from) && (!to || month <= to));

/** Packages that end soon although they have unused visits: the clients to call. */
export function PackagesReport() {
  const { t } = useTranslation('reports');
  const localize = useLocalize();
  const language = useLanguage();
  const opensClients = useMay({ resource: 'screens', action: '/clients/:id' });
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
            name: opensClients ? (
              <Link to={`/clients/${clientId}`}>
                <bdi>{company}</bdi>
              </Link>
            ) : (
              <bdi>{company}</bdi>
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
