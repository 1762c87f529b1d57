import { circleMarker, type LeafletMouseEvent } from 'leaflet';
import { useTranslation } from 'react-i18next';
import { useEffect, useMemo } from 'react';
import { type Coordinates, toDegrees } from '#framework/base/geo/coordinates';
import { useMapTiles } from '#app/mapTiles';
import { MapFrame, useMap, useMapEvents, useOnMap } from './MapFrame';
import { kingdom, MapCredit, MapGround } from './MapGround';
import styles from '../kinds/location.module.css';

interface LocationMapProps {
  readonly point: Coordinates | null;
  /** Centre of the map while there is no pin: the city or district chosen in the form. */
  readonly around?: Coordinates | null;
  readonly onPick?: (point: Coordinates) => void;
}

const near = { city: 11, street: 15 };

/** Map to pick a point on: streets if a tile server is set, otherwise the portal's own outlines, cities and districts. */
export default function LocationMap({ point, around = null, onPick }: LocationMapProps) {
  const { t } = useTranslation('fields');
  const tiles = useMapTiles();
  const shown = point ?? around;
  return (
    <>
      <MapFrame
        className={styles.map}
        options={{
          center: shown ? [shown.latitude, shown.longitude] : kingdom.center,
          zoom: shown ? zoomOf(point !== null, Boolean(tiles)) : kingdom.zoom,
          maxZoom: 18,
        }}
      >
        <MapGround />
        {point && <Pin point={point} />}
        <Follow point={point} around={around} zoom={zoomOf(point !== null, Boolean(tiles))} />
        {onPick && <Picker onPick={onPick} />}
      </MapFrame>
      <p className={styles.hint}>
        {onPick && t('location.pickHint')} <MapCredit />
      </p>
    </>
  );
}

/** Zoom of the map; without streets a close view would be empty. */
const zoomOf = (pinned: boolean, streets: boolean) => (pinned && streets ? near.street : near.city);

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
