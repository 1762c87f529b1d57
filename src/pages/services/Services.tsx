import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { services } from '#resources/services';
import { useSession } from 'sijil/react/providers/session';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { LinkButton } from 'sijil/react/components/links';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useOperation } from 'sijil/react/providers/operations';
import styles from './catalogue/Catalogue.module.css';
import { ServiceCard } from './catalogue/ServiceCard';

// A client's browser does not load the admin console.
const ConsolePage = lazy(() => import('sijil/react/console/ConsolePage'));

/** Address shared by roles: clients order, admins manage the catalogue. */
export default function Services() {
  const admin = useSession((session) => session.user?.client === null);
  return admin ? <ConsolePage resource={services} view="list" /> : <ServiceCatalogue />;
}

/** Catalogue of all services, premises before vehicles. */
export function ServiceCatalogue() {
  const { t } = useTranslation('order');
  const services = useOperation('services.list');
  if (services.error) return <ErrorState error={services.error} onRetry={services.refetch} />;
  if (!services.data) return <LoadingState as="cards" />;
  const groups = (['branch', 'vehicle'] as const)
    .map((subject) => ({ subject, offers: services.data.filter((service) => service.subject === subject) }))
    .filter(({ offers }) => offers.length > 0);
  return (
    <>
      <PageHeader title={t('catalogue.title')} subtitle={t('catalogue.subtitle')} />
      {groups.length === 0 && <EmptyState title={t('catalogue.none')} hint={t('catalogue.noneHint')} />}
      {groups.map(({ subject, offers }) => (
        <section key={subject} aria-labelledby={`services-${subject}`}>
          <h2 id={`services-${subject}`} className={styles.group}>
            {t(`catalogue.${subject}`)}
          </h2>
          <div className={styles.cards}>
            {offers.map((service) => (
              <ServiceCard
                key={service.id}
                service={service}
                order={(words) => (
                  <LinkButton type="primary" to={`/services/${service.id}`}>
                    {words}
                  </LinkButton>
                )}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
