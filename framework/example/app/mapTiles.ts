interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

/** Map tiles: none, so the library's maps show only outlines and cities. */
export const useMapTiles = (): Tiles | null => null;
