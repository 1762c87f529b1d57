import '@framework/markup/purifyMarkup';
import { control, tileLayer } from 'leaflet';
import { useTranslation } from 'react-i18next';
import { useMapTiles } from '#app/mapTiles';
import styles from '../kinds/location.module.css';
import { Landmarks } from './Landmarks';
import { useOnMap } from './MapFrame';

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

function Scale() {
  useOnMap(() => control.scale({ imperial: false, position: 'bottomleft' }), []);
  return null;
}
