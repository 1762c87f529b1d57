import { useOperation } from '@framework/providers/operations';

/** Tile server of the maps, with its attribution; nothing where none is set, or before the settings have loaded. */
export function useMapTiles() {
  return useOperation('portal.settings').data?.tiles ?? null;
}
