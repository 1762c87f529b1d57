import { lazy } from 'react';
import { services } from '#resources/services';
import { useSession } from '@framework/providers/session';
import { OrderWizard } from './order/OrderWizard';

// An admin's console is no part of what a client's browser fetches.
const ConsolePage = lazy(() => import('@framework/console/ConsolePage'));

/** Shared address: clients order the service, admins see its settings. */
export default function Service() {
  const admin = useSession((session) => session.user?.client === null);
  return admin ? <ConsolePage resource={services} view="show" /> : <OrderWizard />;
}
