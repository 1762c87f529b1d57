import { laterPart } from '@framework/components/laterPart';
import { useOperation } from '@framework/providers/operations';
import { useMay } from '@framework/providers/useMay';

const CompanyAlert = laterPart(async () => (await import('./CompanyAlert')).CompanyAlert);

/**
 * Note on every page, for those who may change it, that the settings still hold the example company, so nobody can
 * order.
 */
export function CompanyNotice() {
  const mayChange = useMay({ resource: 'settings', action: 'edit' });
  const settings = useOperation('portal.settings');
  return mayChange && settings.data?.takesOrders === false && <CompanyAlert />;
}
