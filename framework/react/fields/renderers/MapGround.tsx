import '@framework/markup/purifyMarkup';
import { control, type Map, tileLayer } from 'leaflet';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLength } from '#framework/base/formats/numbers';
import { useMapTiles } from '#app/mapTiles';
import { useLocalize } from '@framework/providers/language';
import styles from '../kinds/location.module.css';
import { Landmarks } from './Landmarks';
import { useMap, useMapEvents, useOnMap } from './MapFrame';

/** View of the entire Kingdom, used until there is a nearer place. */
export const kingdom: { readonly center: [number, number]; readonly zoom: number } = {
  center: [24.2, 44.9],
  zoom: 5,
};

/** Base layer of a map: streets from the tile server, or without one the portal's own outlines, cities and districts. */
export function MapGround() {
  const tiles = useMapTiles();
  return (
    <>
      {tiles ? <Streets url={tiles.url} /> : <Landmarks />}
      <ZoomButtons />
      <Scale />
    </>
  );
}

/** Credit for a map's base layer. */
export function MapCredit() {
  const { t } = useTranslation('fields');
  const tiles = useMapTiles();
  return (
    <span className={styles.credit}>
      <bdi>{tiles ? tiles.attribution : t('location.credit')}</bdi>
    </span>
  );
}

function Streets({ url }: { readonly url: string }) {
  useOnMap(() => tileLayer(url), [url]);
  return null;
}

function ZoomButtons() {
  const { t } = useTranslation('fields');
  const zoomInTitle = t('location.zoomIn');
  const zoomOutTitle = t('location.zoomOut');
  useOnMap(() => control.zoom({ zoomInTitle, zoomOutTitle }), [zoomInTitle, zoomOutTitle]);
  return null;
}

/** Greatest width of the scale, in pixels. */
const scaleWidth = 100;

/** Scale of the map at its middle, in the reader's language: Leaflet's own has English units. */
function Scale() {
  const localize = useLocalize();
  const map = useMap();
  const [metres, setMetres] = useState(() => measureScale(map));
  useMapEvents(useMemo(() => ({ move: () => setMetres(measureScale(map)) }), [map]));
  const length = roundedDown(metres);
  return (
    <div className="leaflet-bottom leaflet-left">
      <div className="leaflet-control-scale leaflet-control">
        <div
          className="leaflet-control-scale-line"
          style={{ inlineSize: Math.round((scaleWidth * length) / metres) }}
        >
          <bdi>{localize(formatLength(length))}</bdi>
        </div>
      </div>
    </div>
  );
}

/** Returns how many metres the greatest width of the scale stands for. */
function measureScale(map: Map): number {
  const y = map.getSize().y / 2;
  return map.distance(map.containerPointToLatLng([0, y]), map.containerPointToLatLng([scaleWidth, y]));
}

/** Returns the largest of 1, 2, 3, 5, 10, 20, 30, 50 … that is not greater than the number. */
function roundedDown(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  return power * ([5, 3, 2].find((step) => step * power <= number) ?? 1);
}
