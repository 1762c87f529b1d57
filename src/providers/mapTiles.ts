import { useOperation } from '@framework/providers/operations';

/** Server of the maps' streets, with its attribution; nothing where none is set, or before it is known. */
export function useMapTiles() {
  return useOperation('portal.settings').data?.tiles ?? null;
}
