import type { KindView } from '../kindView';
import { PresenceText } from './filterTexts';
import { useTranslation } from 'react-i18next';
import { mapLink } from '#framework/base/geo/coordinates';
import type { LocationField } from '#framework/schema/kinds/location';
import { Ltr } from '@framework/components/Localized';
import type { ValueProps } from '../renderer';
import styles from './location.module.css';

export function LocationValue({ value, compact }: ValueProps<LocationField>) {
  const { t } = useTranslation('fields');
  const place = `${value.latitude.toFixed(5)}, ${value.longitude.toFixed(5)}`;
  return (
    <span className={styles.place}>
      <Ltr>{place}</Ltr>
      {!compact && (
        <a href={mapLink(value)} target="_blank" rel="noreferrer">
          {t('location.openInMaps')}
        </a>
      )}
    </span>
  );
}

export const locationView: KindView<LocationField> = { Value: LocationValue, FilterText: PresenceText };
