import { lazy } from 'react';
import { services } from '#resources/services';
import { useSession } from '@framework/providers/session';
import { ServiceCatalogue } from './catalogue/ServiceCatalogue';

// An admin's console is no part of what a client's browser fetches.
const ConsolePage = lazy(() => import('@framework/console/ConsolePage'));

/** Shared address: clients order, admins manage the catalogue. */
export default function Services() {
  const admin = useSession((session) => session.user?.client === null);
  return admin ? <ConsolePage resource={services} view="list" /> : <ServiceCatalogue />;
}
