import 'sijil/react/markup/purifyMarkup';
import { control, type Map, tileLayer } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLength } from 'sijil/base/formats/numbers';
import { useMapTiles } from 'sijil/react/application';
import { useLocalize } from 'sijil/react/providers/language';
import styles from '../kinds/location.module.css';
import { Landmarks } from './Landmarks';
import { useMap, useMapEvents, useOnMap } from './MapFrame';

/** View of the entire Kingdom, used until there is a nearer place. */
export const kingdom: { readonly center: [number, number]; readonly zoom: number } = {
  center: [24.2, 44.9],
  zoom: 5,
};

/** Greatest zoom of a map with streets, and of one with outlines, which would be empty when closer. */
export const greatestZoom = { streets: 18, outlines: 10 };

interface MapGroundProps {
  /** Called when the tile server does not answer. */
  readonly onStreetsLost?: () => void;
}

/**
 * Base layer of a map: streets from the tile server; without one, or when it does not answer, the portal's own outlines,
 * cities and districts.
 */
export function MapGround({ onStreetsLost }: MapGroundProps) {
  const { t } = useTranslation('fields');
  const map = useMap();
  const tiles = useMapTiles();
  const [lost, setLost] = useState(false);
  const url = lost ? undefined : tiles?.url;
  useEffect(() => void map.setMaxZoom(url ? greatestZoom.streets : greatestZoom.outlines), [map, url]);
  const lose = () => {
    setLost(true);
    onStreetsLost?.();
  };
  return (
    <>
      {url ? <Streets url={url} onLost={lose} /> : <Landmarks />}
      {lost && (
        <p role="status" className={`leaflet-top leaflet-right ${styles.lost}`}>
          <bdi>{t('location.streetsLost')}</bdi>
        </p>
      )}
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

interface StreetsProps {
  readonly url: string;
  /** Called when no tile could be loaded. */
  readonly onLost: () => void;
}

/** Milliseconds after which a tile server that has sent nothing counts as unreachable. */
const patience = 8000;

function Streets({ url, onLost }: StreetsProps) {
  const latest = useRef(onLost);
  const loaded = useRef(false);
  useEffect(() => {
    latest.current = onLost;
  });
  useEffect(() => {
    loaded.current = false;
    const timer = setTimeout(() => loaded.current || latest.current(), patience);
    return () => clearTimeout(timer);
  }, [url]);
  useOnMap(
    () =>
      tileLayer(url)
        .on('tileload', () => (loaded.current = true))
        .on('tileerror', () => loaded.current || latest.current()),
    [url],
  );
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
