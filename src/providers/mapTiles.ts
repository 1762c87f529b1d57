import { useOperation } from 'sijil/react/providers/operations';

/** Tile server of the maps, with its attribution; null where none is set, undefined before the settings have loaded. */
export function useMapTiles() {
  const { data } = useOperation('portal.settings');
  return data && (data.tiles ?? null);
}
