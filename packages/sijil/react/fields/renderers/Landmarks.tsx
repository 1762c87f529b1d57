import { useList } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { circleMarker, type PathOptions, polygon } from 'leaflet';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Coordinates } from 'sijil/base/geo/coordinates';
import { useLocalize } from 'sijil/react/providers/language';
import styles from '../kinds/location.module.css';
import { useMap, useMapEvents, useOnMap } from './MapFrame';
import { outlines } from './outlines';

interface Place {
  readonly id: string;
  readonly name: Localized;
  readonly center?: Coordinates | null;
  readonly stateId?: string;
}

/** Zoom levels from which cities and districts are named; below the first, regions are. */
const cityZoom = 6;
const districtZoom = 10;

/**
 * Landmarks on a map without tiles: coasts and borders, and the regions, cities and districts that the portal knows.
 */
export function Landmarks() {
  const { zoom, isSeen } = useView();
  const states = usePlaces('states');
  const cities = usePlaces('cities');
  const districts = usePlaces('districts', zoom >= districtZoom);
  const regions = states.flatMap((state) => {
    const center = middleOf(cities.filter(({ stateId }) => stateId === state.id));
    return center ? [{ ...state, center }] : [];
  });
  const named = zoom < cityZoom ? regions : zoom < districtZoom ? cities : [...cities, ...districts];
  return (
    <>
      {outlines.around.map((ring) => (
        <Land key={String(ring)} ring={ring} look={land.around} />
      ))}
      {outlines.kingdom.map((ring) => (
        <Land key={String(ring)} ring={ring} look={land.kingdom} />
      ))}
      {named.filter(isSeen).map((place) => (
        <Label key={place.id} place={place} dot={zoom >= cityZoom} />
      ))}
    </>
  );
}

const land = {
  around: { weight: 1, color: 'var(--surface-line)', fillColor: 'var(--surface-line)', fillOpacity: 0.35 },
  kingdom: { weight: 1.5, color: 'var(--surface-quiet)', fillColor: 'var(--surface-card)', fillOpacity: 1 },
};

function Land({
  ring,
  look,
}: {
  readonly ring: (typeof outlines.kingdom)[number];
  readonly look: PathOptions;
}) {
  useOnMap(() => polygon(ring, { ...look, interactive: false }), [ring, look]);
  return null;
}

function Label({ place: { name, center }, dot }: { readonly place: Place; readonly dot: boolean }) {
  const localize = useLocalize();
  return center ? <Name text={localize(name)} at={center} dot={dot} /> : null;
}

interface NameProps {
  readonly text: string;
  readonly at: Coordinates;
  readonly dot: boolean;
}

function Name({ text, at: { latitude, longitude }, dot }: NameProps) {
  useOnMap(() => {
    const isolated = document.createElement('bdi');
    isolated.textContent = text;
    return circleMarker([latitude, longitude], {
      radius: dot ? 3 : 0,
      interactive: false,
      color: 'var(--surface-quiet)',
      weight: dot ? 2 : 0,
    }).bindTooltip(isolated, {
      permanent: true,
      direction: dot ? 'top' : 'center',
      className: styles['label'] ?? '',
    });
  }, [text, latitude, longitude, dot]);
  return null;
}

/** Returns the zoom of the map, and a test whether a place is in view: labels elsewhere are not rendered. */
function useView() {
  const map = useMap();
  const [view, setView] = useState(() => ({ zoom: map.getZoom(), bounds: map.getBounds() }));
  const handlers = useMemo(() => {
    const look = () => setView({ zoom: map.getZoom(), bounds: map.getBounds() });
    return { moveend: look, zoomend: look };
  }, [map]);
  useMapEvents(handlers);
  const isSeen = ({ center }: Place) =>
    center != null && view.bounds.contains([center.latitude, center.longitude]);
  return { zoom: view.zoom, isSeen };
}

function usePlaces(resource: 'states' | 'cities' | 'districts', enabled = true): readonly Place[] {
  const { result } = useList<Place>({
    resource,
    pagination: { pageSize: 200 },
    queryOptions: { staleTime: Infinity, enabled },
    errorNotification: false,
  });
  return result.data;
}

/** Returns the centre of a region's cities, where its name is written. */
function middleOf(cities: readonly Place[]): Coordinates | null {
  const known = cities.flatMap(({ center }) => (center ? [center] : []));
  if (known.length === 0) return null;
  const mean = (of: (center: Coordinates) => number) =>
    known.reduce((sum, center) => sum + of(center), 0) / known.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
