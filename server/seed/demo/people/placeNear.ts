import type { Coordinates } from '#framework/base/geo/coordinates';

/** Beyond these meridians lie the Gulf and, on the other side, the Red Sea: places there are moved inland only. */
const coasts = { east: 49.5, west: 39.25 };

/**
 * Coordinates of a demo branch: some kilometres from the city's centre, each index in another direction (the golden
 * angle). The demo's companies and their places are invented.
 */
export function placeNear({ latitude, longitude }: Coordinates, index: number): Coordinates {
  const angle = index * 2.399_963;
  const degrees = 0.018 + (index % 4) * 0.009;
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  const aside = degrees * Math.cos(angle);
  const inland =
    longitude > coasts.east ? -Math.abs(aside) : longitude < coasts.west ? Math.abs(aside) : aside;
  return {
    latitude: round(latitude + degrees * Math.sin(angle)),
    longitude: round(longitude + inland),
  };
}
