import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgeingBand, ageingBandNames, ageingBands } from '#domain/pricing/invoices';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Panel } from 'sijil/react/components/Panel';
import { Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { useAgeing } from './AgeingPanel';
import { OwedDrawer } from './OwedDrawer';
import styles from './OwedCard.module.css';

/** What all clients owe, by age; a press on an age opens its instalments. Absent while nothing is owed. */
export function OwedCard() {
  const { t } = useTranslation('finance');
  const localize = useLocalize();
  const [band, setBand] = useState<AgeingBand | null>(null);
  const { data, error, refetch } = useAgeing(1);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div className={styles.waiting}>
        <LoadingState as="lines" rows={6} />
      </div>
    );
  if (data.sum === 0) return null;
  return (
    <Panel title={t('ageing.due')} meta={<Money halalas={data.sum} strong />}>
      <ul className={styles.bands}>
        {ageingBandNames
          .filter((name) => data.bands[name] > 0)
          .map((name) => (
            <li key={name}>
              <button type="button" className={styles.band} onClick={() => setBand(name)}>
                <span>{localize(ageingBands[name].label)}</span>
                <Money halalas={data.bands[name]} />
                <span className={styles.track} aria-hidden="true">
                  <span
                    className={styles.share}
                    data-old={name === 'over90'}
                    style={{ inlineSize: `${(data.bands[name] / data.sum) * 100}%` }}
                  />
                </span>
              </button>
            </li>
          ))}
      </ul>
      {band && <OwedDrawer figure={{ band }} onClose={() => setBand(null)} />}
    </Panel>
  );
}
