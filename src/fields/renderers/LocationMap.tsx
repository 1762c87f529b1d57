import 'leaflet/dist/leaflet.css';
import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { CircleMarker, MapContainer, TileLayer, Tooltip, useMapEvents } from 'react-leaflet';
import type { Localized } from '#domain/i18n/localized';
import type { Coordinates } from '#domain/schema/fields/location';
import { useLocalize } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import styles from './location.module.css';

interface LocationMapProps {
  readonly point: Coordinates | null;
  readonly onPick?: (point: Coordinates) => void;
}

interface City {
  readonly id: string;
  readonly name: Localized;
  readonly center: Coordinates | null;
}

/** The whole Kingdom, until a point is chosen. */
const kingdom = { center: [24.2, 44.9] as [number, number], zoom: 5 };

/** A map to point at. Without a tile server the cities that the portal knows are the landmarks. */
export default function LocationMap({ point, onPick }: LocationMapProps) {
  const { t } = useTranslation('fields');
  const settings = useOperation('portal.settings');
  const tiles = settings.data?.tileUrl;
  return (
    <>
      <MapContainer
        className={styles.map}
        center={point ? [point.latitude, point.longitude] : kingdom.center}
        zoom={point ? 9 : kingdom.zoom}
        attributionControl={false}
      >
        {tiles ? <TileLayer url={tiles} /> : <Landmarks />}
        {point && (
          <CircleMarker
            center={[point.latitude, point.longitude]}
            radius={9}
            pathOptions={{
              color: 'var(--scheme-deep)',
              fillColor: 'var(--scheme-primary)',
              fillOpacity: 0.9,
            }}
          />
        )}
        {onPick && <Picker onPick={onPick} />}
      </MapContainer>
      {onPick && <p className={styles.hint}>{t('location.pickHint')}</p>}
    </>
  );
}

function Picker({ onPick }: { readonly onPick: (point: Coordinates) => void }) {
  useMapEvents({
    click: ({ latlng }) => {
      const { lat, lng } = latlng.wrap();
      onPick({ latitude: Math.round(lat * 1e5) / 1e5, longitude: Math.round(lng * 1e5) / 1e5 });
    },
  });
  return null;
}

function Landmarks() {
  const localize = useLocalize();
  const { result: cities } = useList<City>({
    resource: 'cities',
    pagination: { pageSize: 200 },
    queryOptions: { staleTime: Infinity },
    errorNotification: false,
  });
  return cities.data.flatMap(({ id, name, center }) =>
    center
      ? [
          <CircleMarker
            key={id}
            center={[center.latitude, center.longitude]}
            radius={3}
            interactive={false}
            pathOptions={{ color: 'var(--surface-quiet)' }}
          >
            <Tooltip permanent direction="top" opacity={0.85}>
              {localize(name)}
            </Tooltip>
          </CircleMarker>,
        ]
      : [],
  );
}
