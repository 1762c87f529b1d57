interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

/** Maps of the library show outlines and cities alone. */
export const useMapTiles = (): Tiles | null => null;
