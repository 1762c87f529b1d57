import { lazy, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { services } from '#resources/services';
import { useSession } from 'sijil/react/providers/session';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation } from 'sijil/react/providers/operations';
import { againParam } from '@/requests/orderPath';
import { OrderPage } from './order/OrderPage';

// A client's browser does not load the admin console.
const ConsolePage = lazy(() => import('sijil/react/console/ConsolePage'));

/** Address shared by roles: clients order the service, admins see its settings. */
export default function Service() {
  const admin = useSession((session) => session.user?.client === null);
  return admin ? <ConsolePage resource={services} view="show" /> : <OrderWizard />;
}

/** Loads the data of the wizard; an order that was begun on another device is there before the first question. */
export function OrderWizard() {
  const { id = '' } = useParams();
  const service = useOperation('services.get', { params: { id } });
  const branches = useOperation('branches.listOwn');
  const draft = useOperation('orderDrafts.get', { params: { serviceId: id } });
  const [search] = useSearchParams();
  // Stored here, because the address loses it once the draft has taken it over.
  const [likeId] = useState(() => search.get(againParam));
  const again = useOperation('clientInspections.orderAgain', {
    params: { id: likeId ?? '' },
    enabled: likeId !== null,
  });
  // Data stays after a failed reload: the page may hold a signature.
  const failed = [service, branches, draft, again].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} />;
  if (!service.data || !branches.data || !draft.data || (likeId !== null && !again.data))
    return <LoadingState />;
  return (
    <OrderPage
      key={id}
      service={service.data}
      branches={branches.data}
      draft={draft.data}
      again={again.data ?? null}
    />
  );
}
