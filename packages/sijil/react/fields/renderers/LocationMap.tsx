import { circleMarker, type LeafletMouseEvent } from 'leaflet';
import { useTranslation } from 'react-i18next';
import { useEffect, useMemo } from 'react';
import { type Coordinates, toDegrees } from 'sijil/base/geo/coordinates';
import { MapFrame, useMap, useMapEvents, useOnMap } from './MapFrame';
import { greatestZoom, kingdom, MapCredit, MapGround } from './MapGround';
import styles from '../kinds/location.module.css';

interface LocationMapProps {
  readonly point: Coordinates | null;
  /** Centre of the map while there is no pin: the city or district chosen in the form. */
  readonly around?: Coordinates | null;
  /** False: the map shows outlines, on which no entrance can be found. */
  readonly hasStreets: boolean;
  readonly onPick?: (point: Coordinates) => void;
  readonly onStreetsLost: () => void;
}

const near = { region: 7, city: 11, street: 15 };

/** Map to pick a point on a street; without streets it only shows where in the Kingdom the point lies. */
export default function LocationMap({
  point,
  around = null,
  hasStreets,
  onPick,
  onStreetsLost,
}: LocationMapProps) {
  const { t } = useTranslation('fields');
  const shown = point ?? around;
  const zoom = !hasStreets ? near.region : point ? near.street : near.city;
  return (
    <>
      <MapFrame
        className={styles.map}
        options={{
          center: shown ? [shown.latitude, shown.longitude] : kingdom.center,
          zoom: shown ? zoom : kingdom.zoom,
          maxZoom: greatestZoom.streets,
        }}
      >
        <MapGround onStreetsLost={onStreetsLost} />
        {point && <Pin point={point} />}
        <Follow point={point} around={around} zoom={zoom} />
        {onPick && hasStreets && <Picker onPick={onPick} />}
      </MapFrame>
      <p className={styles.hint}>
        {onPick && hasStreets && t('location.pickHint')} <MapCredit />
      </p>
    </>
  );
}

function Pin({ point: { latitude, longitude } }: { readonly point: Coordinates }) {
  useOnMap(
    () =>
      circleMarker([latitude, longitude], {
        radius: 9,
        color: 'var(--scheme-deep)',
        fillColor: 'var(--scheme-primary)',
        fillOpacity: 0.9,
      }),
    [latitude, longitude],
  );
  return null;
}

function Follow({
  point,
  around,
  zoom,
}: Pick<LocationMapProps, 'point'> & { readonly around: Coordinates | null; readonly zoom: number }) {
  const map = useMap();
  const { latitude, longitude } = point ?? around ?? {};
  const pinned = point !== null;
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    // A point set on the map is already in view; one that was pasted or set elsewhere may be far away.
    if (pinned && map.getBounds().contains([latitude, longitude])) return;
    map.setView([latitude, longitude], Math.max(map.getZoom(), zoom));
  }, [map, latitude, longitude, pinned, zoom]);
  return null;
}

function Picker({ onPick }: { readonly onPick: (point: Coordinates) => void }) {
  const handlers = useMemo(
    () => ({
      click: ({ latlng }: LeafletMouseEvent) => {
        const { lat, lng } = latlng.wrap();
        onPick({ latitude: toDegrees(lat), longitude: toDegrees(lng) });
      },
    }),
    [onPick],
  );
  useMapEvents(handlers);
  return null;
}
