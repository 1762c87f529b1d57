import { useTranslation } from 'react-i18next';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { ReadFailure } from 'sijil/react/components/ReadFailure';
import { Brand } from '@/frame/Brand';
import { PublicFooter } from '@/frame/Footer';
import { LanguageButton, ModeButton } from 'sijil/react/frame/AppearanceButtons';
import { PlainLink, PlainLinkButton } from 'sijil/react/plain/PlainControls';
import { usePublicOperation } from 'sijil/react/providers/publicOperations';
import { usePeriods } from '@/providers/usePeriods';
import { ServiceCard } from './catalogue/ServiceCard';
import catalogue from './catalogue/Catalogue.module.css';
import styles from './Offers.module.css';

const parts = ['visit', 'score', 'corrections', 'certificate'] as const;

/** Public page of the offers: inspected items, prices, and the course of an inspection. */
export default function Offers() {
  const { t } = useTranslation('order');
  const periods = usePeriods();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <PlainLink to="/sign-in">{t('offers.signIn')}</PlainLink>
          <ModeButton />
          <LanguageButton />
        </div>
      </header>
      <h1 className={styles.title}>{t('offers.title')}</h1>
      <p className={styles.lead}>{t('offers.lead')}</p>
      <OfferCards />
      <section aria-labelledby="what-happens">
        <h2 id="what-happens" className={catalogue.group}>
          {t('offers.what')}
        </h2>
        <ol className={styles.parts}>
          {parts.map((part) => (
            <li key={part} className={styles.part}>
              <h3 className={catalogue.name}>{t(`offers.parts.${part}.title`)}</h3>
              <p className={catalogue.words}>{t(`offers.parts.${part}.text`, periods)}</p>
            </li>
          ))}
        </ol>
      </section>
      <PublicFooter />
    </div>
  );
}

/** Address of an order, which continues after registering; a signed-in user goes there at once. */
const orderOf = (id: string) => `/client-register?redirectUrl=${encodeURIComponent(`/services/${id}`)}`;

function OfferCards() {
  const { t } = useTranslation('order');
  const { data, error, refetch } = usePublicOperation('services.offers');
  if (error) return <ReadFailure error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="cards" />;
  if (data.length === 0) return <EmptyState title={t('catalogue.none')} hint={t('catalogue.noneHint')} />;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className={catalogue.group}>
        {t('offers.prices')}
      </h2>
      <div className={catalogue.cards}>
        {data.map((service) => (
          <ServiceCard
            key={service.id}
            service={service}
            order={(words) => (
              <PlainLinkButton kind="primary" to={orderOf(service.id)}>
                {words}
              </PlainLinkButton>
            )}
          />
        ))}
      </div>
    </section>
  );
}
