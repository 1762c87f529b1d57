import type { Coordinates } from 'sijil/base/geo/coordinates';

/** When and where a camera says that it took a picture. */
export interface PictureFacts {
  /** ISO 8601 instant. */
  readonly takenAt?: string;
  readonly place?: Coordinates | null;
  /** Of the place, in metres. */
  readonly accuracy?: number;
}

const markers = { start: 0xffd8, app1: 0xffe1, scan: 0xffda };
const tags = { exif: 0x8769, gps: 0x8825, taken: 0x9003, zone: 0x9011 };
const gpsTags = { latitudeSide: 1, latitude: 2, longitudeSide: 3, longitude: 4 };

/** Reads time and place from a JPEG, which lose them when it is made smaller. A picture without them, or with damaged ones, has none. */
export function readExif(bytes: ArrayBuffer): PictureFacts {
  try {
    const view = new DataView(bytes);
    if (view.getUint16(0) !== markers.start) return {};
    for (let at = 2; view.getUint16(at) !== markers.scan; at += 2 + view.getUint16(at + 2))
      if (view.getUint16(at) === markers.app1 && view.getUint32(at + 4) === 0x45786966)
        return factsOf(new DataView(bytes, at + 10));
  } catch (error) {
    // Reading beyond the end of a damaged file.
    if (!(error instanceof RangeError)) throw error;
  }
  return {};
}

function factsOf(tiff: DataView): PictureFacts {
  const little = tiff.getUint16(0) === 0x4949;
  const entriesAt = (at: number): Map<number, number> => {
    const entries = new Map<number, number>();
    const count = tiff.getUint16(at, little);
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + 12 * index;
      entries.set(tiff.getUint16(entry, little), entry);
    }
    return entries;
  };
  const linked = (entry: number | undefined) =>
    entry === undefined ? new Map<number, number>() : entriesAt(tiff.getUint32(entry + 8, little));
  const textAt = (entry: number | undefined): string => {
    if (entry === undefined) return '';
    const length = tiff.getUint32(entry + 4, little);
    const from = length <= 4 ? entry + 8 : tiff.getUint32(entry + 8, little);
    const codes = Array.from({ length }, (_, index) => tiff.getUint8(from + index));
    return String.fromCharCode(...codes.filter((code) => code !== 0));
  };
  /** Degrees, minutes and seconds, each a fraction. */
  const degreesAt = (entry: number): number => {
    const from = tiff.getUint32(entry + 8, little);
    const part = (index: number) =>
      tiff.getUint32(from + 8 * index, little) / tiff.getUint32(from + 8 * index + 4, little);
    return part(0) + part(1) / 60 + part(2) / 3600;
  };
  const first = entriesAt(tiff.getUint32(4, little));
  const exif = linked(first.get(tags.exif));
  const gps = linked(first.get(tags.gps));
  const takenAt = momentOf(textAt(exif.get(tags.taken)), textAt(exif.get(tags.zone)));
  const [latitude, longitude] = [gps.get(gpsTags.latitude), gps.get(gpsTags.longitude)];
  const place =
    latitude === undefined || longitude === undefined
      ? null
      : {
          latitude: degreesAt(latitude) * (textAt(gps.get(gpsTags.latitudeSide)) === 'S' ? -1 : 1),
          longitude: degreesAt(longitude) * (textAt(gps.get(gpsTags.longitudeSide)) === 'W' ? -1 : 1),
        };
  const isPlace = place && Number.isFinite(place.latitude) && Number.isFinite(place.longitude);
  return { ...(takenAt && { takenAt }), ...(isPlace && { place }) };
}

/** Instant of a camera's time, e.g. `2026:11:30 09:15:00`; without a zone, in that of this phone. */
function momentOf(time: string, zone: string): string | null {
  const found = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(time);
  if (!found) return null;
  const [, year, month, day, clock] = found;
  const moment = new Date(`${year}-${month}-${day}T${clock}${/^[+-]\d\d:\d\d$/.test(zone) ? zone : ''}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
