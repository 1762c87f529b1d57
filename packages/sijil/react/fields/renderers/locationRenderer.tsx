import { AimOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { useMapTiles } from 'sijil/react/application';
import { readNumber } from 'sijil/base/formats/numbers';
import { type Coordinates, isShortMapLink, readMapPoint, toDegrees } from 'sijil/base/geo/coordinates';
import type { LocationField } from 'sijil/schema/kinds/location';
import { LoadingState } from 'sijil/react/components/LoadingState';
import styles from '../kinds/location.module.css';
import { NumberBox } from '../controls/NumberBox';
import { PresenceFilter } from '../filters/TextFilter';
import type { InputProps, Renderer } from '../renderer';

type PlaceProps = Pick<InputProps<LocationField>, 'field' | 'values'>;

/**
 * Returns the initial centre of the map: that of the nearest place chosen in the form, by the field's `startsAt`. It only
 * moves the view; the pin is set by the person alone.
 */
function useNeighbourPlace({ field, values = {} }: PlaceProps): Coordinates | null {
  const chosen = Object.entries(field.startsAt ?? {}).flatMap(([name, to]) => {
    const id = values[name];
    return typeof id === 'string' && id !== '' ? [[to, id] as const] : [];
  });
  const { data } = useQuery({
    queryKey: ['center', chosen],
    queryFn: ({ signal }) => readCenter(chosen, signal),
    enabled: chosen.length > 0,
    staleTime: Infinity,
  });
  return data ?? null;
}

// Imports the declarations on demand, because a form without a place does not need them.
async function readCenter(
  chosen: readonly (readonly [to: string, id: string])[],
  signal: AbortSignal,
): Promise<Coordinates | null> {
  const { recordCalls } = await import('sijil/react/providers/recordCalls');
  const { targetOf } = await import('../reference/useRecordOptions');
  for (const [to, id] of chosen) {
    const record = await recordCalls.get(targetOf(to), id, signal);
    const center = record['center'] as Coordinates | null | undefined;
    if (center) return center;
  }
  return null;
}

// Leaflet loads when a map is opened; the boxes work without it.
const LocationMap = lazy(() => import('./LocationMap'));

/** A pin on the map: from a pasted link, the device's position or a click; its coordinates can be opened. */
function LocationInput(props: InputProps<LocationField>) {
  const { value, onChange, id, disabled } = props;
  const around = useNeighbourPlace(props);
  const { t } = useTranslation('fields');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [lost, setLost] = useState(false);
  const [streetsLost, setStreetsLost] = useState(false);
  const hasStreets = useMapTiles() !== null && !streetsLost;
  const point = completePoint(value);
  const hasMap = hasStreets || point !== null;
  const open = chosen ?? (hasStreets && point !== null);
  const change = (part: keyof Coordinates, typed: string | null) => {
    const next = { ...value, [part]: typed === null ? undefined : readNumber(typed) };
    // A point with one coordinate is stored while it is typed; the form's validation requires the other.
    onChange(next.latitude === undefined && next.longitude === undefined ? null : (next as Coordinates));
  };
  const box = (part: keyof Coordinates) => (
    <NumberBox
      disabled={disabled}
      aria-label={t(`location.${part}`)}
      placeholder={t(`location.${part}`)}
      value={value?.[part]}
      onChange={(typed) => change(part, typed)}
    />
  );
  return (
    <div className={styles.location}>
      <PastePlace id={id} disabled={disabled ?? false} onFound={onChange} />
      <div className={styles.ways}>
        <Button
          icon={<AimOutlined aria-hidden="true" />}
          disabled={disabled}
          onClick={() => locate(onChange, () => setLost(true))}
        >
          {t('location.here')}
        </Button>
        {hasMap && (
          <Button
            icon={<EnvironmentOutlined aria-hidden="true" />}
            aria-expanded={open}
            onClick={() => setChosen(!open)}
          >
            {t(open ? 'location.closeMap' : hasStreets ? 'location.openMap' : 'location.showMap')}
          </Button>
        )}
      </div>
      {!hasStreets && <p className={styles.hint}>{t('location.noStreets')}</p>}
      {lost && (
        <p role="alert" className={styles.hint}>
          {t(hasStreets ? 'location.lost' : 'location.lostWithoutStreets')}
        </p>
      )}
      {open && hasMap && (
        <Suspense fallback={<LoadingState as="lines" rows={4} />}>
          <LocationMap
            point={point}
            around={around}
            hasStreets={hasStreets}
            onStreetsLost={() => setStreetsLost(true)}
            {...(!disabled && { onPick: onChange })}
          />
        </Suspense>
      )}
      <details open={!hasStreets}>
        <summary className={styles.hint}>{t('location.coordinates')}</summary>
        <div className={styles.boxes}>
          {box('latitude')}
          {box('longitude')}
        </div>
      </details>
    </div>
  );
}

/** Position of the device; a refusal is reported. */
function locate(found: (point: Coordinates) => void, lost: () => void): void {
  if (!('geolocation' in navigator)) return lost();
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => found({ latitude: toDegrees(coords.latitude), longitude: toDegrees(coords.longitude) }),
    lost,
    { enableHighAccuracy: true, timeout: 15_000 },
  );
}

function completePoint(value: Partial<Coordinates> | null | undefined): Coordinates | null {
  const { latitude, longitude } = value ?? {};
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

export const locationRenderer: Renderer<LocationField> = {
  Input: LocationInput,
  Filter: PresenceFilter,
  wide: true,
  group: true,
};

interface PastePlaceProps {
  readonly id: string | undefined;
  readonly disabled: boolean;
  readonly onFound: (point: Coordinates) => void;
}

/** Box for a pasted map link or two numbers, which sets the pin. */
function PastePlace({ id, disabled, onFound }: PastePlaceProps) {
  const { t } = useTranslation('fields');
  const [pasted, setPasted] = useState('');
  const point = readMapPoint(pasted);
  const change = (text: string) => {
    setPasted(text);
    const found = readMapPoint(text);
    if (found) onFound(found);
  };
  return (
    <>
      <Input
        id={id}
        dir="auto"
        inputMode="url"
        disabled={disabled}
        aria-label={t('location.paste')}
        placeholder={t('location.paste')}
        value={pasted}
        onChange={({ target }) => change(target.value)}
      />
      {pasted.trim() !== '' && !point && (
        <p role="alert" className={styles.hint}>
          {t(isShortMapLink(pasted) ? 'location.shortLink' : 'location.unreadable')}
        </p>
      )}
    </>
  );
}
