import { laterPart } from '@/components/laterPart';
import { useOperation } from '@/providers/operations';
import { useSession } from '@/providers/session';

const CompanyAlert = laterPart(async () => (await import('./CompanyAlert')).CompanyAlert);

/** To admins, on every page, until it is done: the settings still hold the example company, so nobody can order. */
export function CompanyNotice() {
  const role = useSession((session) => session.user?.role);
  const settings = useOperation('portal.settings');
  return role === 'admin' && settings.data?.takesOrders === false && <CompanyAlert />;
}
