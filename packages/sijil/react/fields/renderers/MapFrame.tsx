import 'leaflet/dist/leaflet.css';
import {
  type Control,
  type Layer,
  type LeafletEventHandlerFnMap,
  type Map,
  map as createMap,
  type MapOptions,
} from 'leaflet';
import {
  createContext,
  type DependencyList,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from '../kinds/location.module.css';

const MapContext = createContext<Map | null>(null);

interface MapFrameProps {
  readonly className: string | undefined;
  /** Read when the map is made; later changes are made to the map itself. */
  readonly options: MapOptions;
  readonly children: ReactNode;
}

/** Leaflet's controls have English texts. */
const withoutControls = { attributionControl: false, zoomControl: false };

/** Leaflet map with its content; created on mount and removed on unmount. */
export function MapFrame({ className, options, children }: MapFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(options);
  const [map, setMap] = useState<Map | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const made = createMap(place.current, { ...first.current, ...withoutControls });
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, []);
  return (
    <div ref={place} className={`${styles.frame} ${className}`}>
      {map && <MapContext value={map}>{children}</MapContext>}
    </div>
  );
}

/** Returns the map around a component. */
export function useMap(): Map {
  const map = useContext(MapContext);
  if (!map) throw new Error('nothing is shown on a map outside of MapFrame');
  return map;
}

/** Adds a layer or control to the map while the component is mounted; recreated when a value of `on` changes. */
export function useOnMap(make: () => Layer | Control, on: DependencyList): void {
  const map = useMap();
  useEffect(() => {
    const made = make();
    made.addTo(map);
    return () => void made.remove();
    // oxlint-disable-next-line react/exhaustive-deps -- what is made depends on what its maker names
  }, [map, ...on]);
}

/** Subscribes to events of the map. */
export function useMapEvents(handlers: LeafletEventHandlerFnMap): void {
  const map = useMap();
  useEffect(() => {
    map.on(handlers);
    return () => void map.off(handlers);
  }, [map, handlers]);
}
