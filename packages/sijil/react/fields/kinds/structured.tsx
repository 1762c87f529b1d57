import { useTranslation } from 'react-i18next';
import { Suspense } from 'react';
import type { KindView, ValueProps } from '../renderer';
import type { JsonField } from 'sijil/schema/kinds/json';
import styles from './json.module.css';
import { PresenceText } from './filterTexts';
import { mapLink } from 'sijil/base/geo/coordinates';
import type { LocationField } from 'sijil/schema/kinds/location';
import { Ltr } from 'sijil/react/components/valueTexts';
import location from './location.module.css';
import type { NarrowingField } from 'sijil/schema/kinds/narrowing';
import { lazyPage } from 'sijil/react/lazy/lazyPage';
import { pluralForms, type WordingField } from 'sijil/schema/kinds/wording';
import longText from './longText.module.css';

function JsonValue({ value }: ValueProps<JsonField>) {
  return (
    <pre dir="ltr" className={styles.text}>
      {jsonText(value)}
    </pre>
  );
}

/** Formats a JSON value for display and editing; empty for none. */
export const jsonText = (value: unknown) => (value == null ? '' : JSON.stringify(value, null, 2));

export const jsonView: KindView<JsonField> = { Value: JsonValue };

function LocationValue({ value, compact }: ValueProps<LocationField>) {
  const { t } = useTranslation('fields');
  const place = `${value.latitude.toFixed(5)}, ${value.longitude.toFixed(5)}`;
  return (
    <span className={location.place}>
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

/** Loaded with the first custom role, because it contains the words for every right. */
const NarrowingWords = lazyPage(() => import('./NarrowingWords'), ['fields']);

function NarrowingValue({ value }: ValueProps<NarrowingField>) {
  return (
    <Suspense fallback={null}>
      <NarrowingWords value={value} />
    </Suspense>
  );
}

export const narrowingView: KindView<NarrowingField> = { Value: NarrowingValue };

/** Wording of a text; a text with plural forms shows each form on its own line. */
function WordingValue({ value, compact }: ValueProps<WordingField>) {
  return (
    <span dir="auto" className={compact ? longText.clamped : longText.lines}>
      {pluralForms.flatMap((form) => value[form] ?? []).join('\n')}
    </span>
  );
}

export const wordingView: KindView<WordingField> = { Value: WordingValue };
