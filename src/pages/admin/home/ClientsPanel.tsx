import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Period } from '#domain/figures/period';
import { Panel } from '@framework/components/Panel';
import { useMayCall } from '@framework/providers/useMay';
import { ClientTable } from './ClientTable';
import { withPeriod } from './usePeriod';

const shown = 5;

/** The companies that ordered for most in the period. */
export function ClientsPanel({ period }: { readonly period: Partial<Period> }) {
  const { t } = useTranslation('figures');
  if (!useMayCall('dashboards.clientTable')) return null;
  return (
    <Panel
      title={t('clients.title')}
      actions={<Link to={withPeriod('/home/orderingClients', period)}>{t('clients.all')}</Link>}
    >
      <ClientTable period={period} only="orderingClients" start={0} size={shown} sort="-value" />
    </Panel>
  );
}
