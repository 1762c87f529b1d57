import { describe, expect, it } from 'vitest';
import { readMapPoint } from 'sijil/base/geo/coordinates';
import { isInKingdom } from 'sijil/base/geo/saudiArabia';
import { rowFromText } from 'sijil/schema/cellText';
import { location } from 'sijil/schema/index';
import { validate } from 'sijil/schema/validate';

const olaya = { latitude: 24.69, longitude: 46.685 };

describe('a pasted location', () => {
  it.each([
    'https://www.google.com/maps/search/?api=1&query=24.69,46.685',
    'https://www.google.com/maps?q=24.69,46.685&z=17',
    'https://www.google.com/maps?q=24.69%2C46.685',
    'https://maps.apple.com/?ll=24.69,46.685&q=Salama',
    'geo:24.69,46.685?z=18',
    '24.69, 46.685',
    '٢٤.٦٩، ٤٦.٦٨٥',
    '٢٤٫٦٩، ٤٦٫٦٨٥',
    '٢٤٫٦٩\u00A0٤٦٫٦٨٥',
    '\u206624.69, 46.685\u2069',
    // 24.69 degrees are 24 degrees, 41 minutes and 24 seconds.
    `24°41'24.0"N 46°41'06.0"E`,
    '24°41′24″N, 46°41′06″E',
    "24°41.4'N 46°41.1'E",
    "N 24° 41.4' E 46° 41.1'",
    '24.69° N, 46.685° E',
    '٢٤°٤١′٢٤″ شمالًا ٤٦°٤١′٠٦″ شرقًا',
    // The pin counts, not the centre of the map.
    'https://www.google.com/maps/place/X/@24.7136,46.6753,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d24.69!4d46.685',
    'https://www.google.com/maps/@24.69,46.685,15z',
  ])('is read from %s', (pasted) => {
    expect(readMapPoint(pasted)).toEqual(olaya);
  });

  it.each([
    'https://maps.app.goo.gl/AbCdEf123',
    'الرياض',
    '',
    '124.69, 46.685',
    '24.69',
    'https://example.com/a?b=1',
  ])('is not recognised in %j', (pasted) => {
    expect(readMapPoint(pasted)).toBeNull();
  });
});

it('a place south or west of the origin has negative degrees', () => {
  expect(readMapPoint(`33°52'S 151°12'E`)).toEqual({ latitude: -33.86667, longitude: 151.2 });
  expect(readMapPoint(`40°30'N 74°00'W`)).toEqual({ latitude: 40.5, longitude: -74 });
});

describe('a place in the Kingdom', () => {
  const cities = {
    Haql: [29.296, 34.942],
    Tabuk: [28.383, 36.567],
    Turaif: [31.673, 38.664],
    Arar: [30.975, 41.038],
    Rafha: [29.62, 43.49],
    Khafji: [28.439, 48.491],
    Dammam: [26.434, 50.103],
    Khobar: [26.217, 50.197],
    Salwa: [24.737, 50.77],
    Batha: [24.117, 51.567],
    Riyadh: [24.713, 46.675],
    Sharurah: [17.467, 47.1],
    Najran: [17.566, 44.229],
    Jazan: [16.889, 42.551],
    'Farasan islands': [16.702, 42.118],
    Jeddah: [21.543, 39.173],
    Yanbu: [24.089, 38.064],
    Sharma: [28.02, 35.25],
    Tiran: [27.95, 34.56],
    'Empty Quarter': [20.0, 54.0],
  } as const;
  const abroad = {
    Manama: [26.223, 50.586],
    Doha: [25.285, 51.531],
    Dubai: [25.205, 55.271],
    'Abu Dhabi': [24.454, 54.377],
    'Kuwait City': [29.376, 47.977],
    Basra: [30.508, 47.783],
    Amman: [31.956, 35.945],
    Sanaa: [15.37, 44.191],
    Salalah: [17.015, 54.092],
    Hurghada: [27.257, 33.812],
    Danube: [43.97, 26.08],
    origin: [0, 0],
  } as const;
  const pointOf = ([latitude, longitude]: readonly [number, number]) => ({ latitude, longitude });

  it('is any of its cities and islands, and no capital around it', () => {
    const outside = Object.entries(cities).filter(([, at]) => !isInKingdom(pointOf(at)));
    const inside = Object.entries(abroad).filter(([, at]) => isInKingdom(pointOf(at)));
    expect([outside, inside]).toEqual([[], []]);
  });

  const label = { ar: 'الموقع', en: 'Place' };
  const shape = { fields: { place: location({ label, inKingdom: true }) } };
  const errorsOf = (place: unknown, language: 'ar' | 'en' = 'en') => {
    const result = validate(shape, 'create', { place }, language);
    return result.ok ? result.values.place : result.errors;
  };
  const sheet = (cell: string) => errorsOf(rowFromText(shape, { place: cell })['place']);

  it('is required where the declaration says so, and exchanged coordinates are recognised', () => {
    expect(errorsOf({ latitude: 24.7136, longitude: 46.6753 })).toEqual({
      latitude: 24.7136,
      longitude: 46.6753,
    });
    expect(errorsOf({ latitude: 46.6753, longitude: 24.7136 })).toEqual({
      place: ['This place is outside Saudi Arabia. Did you mean 24.7136, 46.6753?'],
    });
    expect(errorsOf({ latitude: 46.6753, longitude: 24.7136 }, 'ar')).toEqual({
      place: ['هذا المكان خارج المملكة العربية السعودية. هل تقصد \u206624.7136, 46.6753\u2069؟'],
    });
    expect(errorsOf({ latitude: 25.205, longitude: 55.271 })).toEqual({
      place: ['This place is outside Saudi Arabia.'],
    });
    const anywhere = { fields: { place: location({ label }) } };
    expect(validate(anywhere, 'create', { place: pointOf(abroad.Danube) }, 'en').ok).toBe(true);
  });

  it('is read from a sheet in every spelling, and a cell that cannot be read is answered', () => {
    const riyadh = { latitude: 24.7136, longitude: 46.6753 };
    for (const cell of ['24.7136, 46.6753', '٢٤٫٧١٣٦، ٤٦٫٦٧٥٣', 'geo:24.7136,46.6753'])
      expect(sheet(cell)).toEqual(riyadh);
    expect(sheet('46.6753, 24.7136')).toEqual({
      place: ['This place is outside Saudi Arabia. Did you mean 24.7136, 46.6753?'],
    });
    expect(sheet('Olaya street')).toEqual({
      place: [
        'Enter “Place” as latitude and longitude, such as 24.7136, 46.6753, or paste the place’s link from a map.',
      ],
    });
    expect(sheet('https://maps.app.goo.gl/AbCdEf123')).toEqual({
      place: [
        'The shortened link in “Place” has no coordinates. Open it in the map, press and hold the place, and copy the two numbers that appear.',
      ],
    });
  });
});
