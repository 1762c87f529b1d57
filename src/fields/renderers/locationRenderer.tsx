import { AimOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coordinates, LocationField } from '#domain/schema/fields/location';
import { LoadingState } from '@/components/LoadingState';
import styles from './location.module.css';
import { Ltr } from '../Ltr';
import { NumberBox } from './NumberBox';
import { useStartOfPlace } from './useStartOfPlace';
import { presenceFilter } from '../filters/presenceFilter';
import type { InputProps, Renderer, ValueProps } from '../renderer';

// Leaflet is for whoever opens a map; the boxes beside it do without.
const LocationMap = lazy(() => import('./LocationMap'));

function LocationInput(props: InputProps<LocationField>) {
  const { value, onChange, id, disabled } = props;
  useStartOfPlace(props);
  const { t } = useTranslation('fields');
  const [open, setOpen] = useState(false);
  const change = (part: keyof Coordinates, typed: string | number | null) => {
    const next = { ...value, [part]: typed === null || typed === '' ? undefined : Number(typed) };
    // One half of a point is kept while it is typed; the form's check asks for the other.
    onChange(next.latitude === undefined && next.longitude === undefined ? null : (next as Coordinates));
  };
  const box = (part: keyof Coordinates, boxId?: string) => (
    <NumberBox
      id={boxId}
      disabled={disabled}
      aria-label={t(`location.${part}`)}
      placeholder={t(`location.${part}`)}
      value={value?.[part]}
      onChange={(typed) => change(part, typed)}
    />
  );
  return (
    <div className={styles.location}>
      <div className={styles.boxes}>
        {box('latitude', id)}
        {box('longitude')}
        <Button
          icon={<AimOutlined aria-hidden="true" />}
          disabled={disabled}
          title={t('location.here')}
          aria-label={t('location.here')}
          onClick={() => locate(onChange)}
        />
        <Button
          icon={<EnvironmentOutlined aria-hidden="true" />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'location.closeMap' : 'location.openMap')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={<LoadingState as="lines" rows={4} />}>
          <LocationMap point={wholePoint(value)} {...(!disabled && { onPick: onChange })} />
        </Suspense>
      )}
    </div>
  );
}

function locate(found: (point: Coordinates) => void): void {
  navigator.geolocation?.getCurrentPosition(({ coords }) =>
    found({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
  );
}

/** Five decimals are a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function wholePoint(value: Partial<Coordinates> | null | undefined): Coordinates | null {
  const { latitude, longitude } = value ?? {};
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

function LocationValue({ value, compact }: ValueProps<LocationField>) {
  const { t } = useTranslation('fields');
  const place = `${value.latitude.toFixed(5)}, ${value.longitude.toFixed(5)}`;
  return (
    <span className={styles.place}>
      <Ltr>{place}</Ltr>
      {!compact && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${value.latitude},${value.longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('location.openInMaps')}
        </a>
      )}
    </span>
  );
}

export const locationRenderer: Renderer<LocationField> = {
  Input: LocationInput,
  Value: LocationValue,
  filter: presenceFilter,
  wide: true,
  group: true,
};
