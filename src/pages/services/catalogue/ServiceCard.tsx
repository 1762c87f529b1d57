import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceView } from '#domain/api/orderViews';
import { Money } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { Icon } from 'sijil/react/plain/Icon';
import styles from './Catalogue.module.css';

interface ServiceCardProps {
  readonly service: ServiceView;
  /** Wraps the text in the link or button that begins its order. */
  readonly order: (words: ReactNode) => ReactNode;
}

/** Summary of a service: its description, its steps, and its lowest price. */
export function ServiceCard({ service, order }: ServiceCardProps) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const { balance } = service;
  const from =
    service.billing === 'package' && service.packages.length > 0
      ? Math.min(...service.packages.map(({ payable }) => payable))
      : service.basePrice;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        {service.image ? (
          <img className={styles.image} src={service.image.url} alt="" loading="lazy" />
        ) : (
          <span className={styles.icon} aria-hidden="true">
            <Icon of={service.subject === 'vehicle' ? 'car' : 'shop'} />
          </span>
        )}
        <h3 className={styles.name}>{localize(service.name)}</h3>
      </div>
      <p className={styles.words}>{localize(service.description)}</p>
      {service.howItWorks.length > 0 && (
        <details className={styles.how}>
          <summary>{t('catalogue.how')}</summary>
          <ol>
            {service.howItWorks.map((step) => (
              <li key={step.id}>
                <strong>{localize(step.title)}</strong> {localize(step.details)}
              </li>
            ))}
          </ol>
        </details>
      )}
      {balance > 0 && (
        <p className={styles.balance}>
          <ToneTag tone="success">{t('catalogue.balance', { count: balance })}</ToneTag>
        </p>
      )}
      <div className={styles.foot}>
        <span>
          <span className={styles.quiet}>
            {t(service.packages.length > 1 ? 'catalogue.from' : 'catalogue.price')}
          </span>{' '}
          <Money halalas={from} strong /> <span className={styles.quiet}>{t('catalogue.beforeVat')}</span>
          <span className={styles.line}>{t('catalogue.packages', { count: service.packages.length })}</span>
        </span>
        {order(
          <span>
            {t('catalogue.order')}
            <span className="visually-hidden"> {localize(service.name)}</span>
          </span>,
        )}
      </div>
    </article>
  );
}
