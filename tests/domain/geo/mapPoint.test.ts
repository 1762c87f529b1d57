import { describe, expect, it } from 'vitest';
import { readMapPoint } from '#framework/base/geo/coordinates';

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
