import { describe, expect, it } from 'vitest';
import { zatcaQrPayload } from '../../server/pdf/zatcaQr';

const fields = {
  sellerName: 'Bobs Records',
  vatNumber: '310122393500003',
  timestamp: new Date('2022-04-25T15:30:00Z'),
  totalHalalas: 100_000,
  vatHalalas: 15_000,
};

describe('the ZATCA QR payload of a tax invoice', () => {
  it('matches the published example', () => {
    expect(zatcaQrPayload(fields)).toBe(
      'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
    );
  });

  it('counts the bytes of an Arabic seller name, not its letters', () => {
    const arabic = {
      ...fields,
      sellerName: 'شركة السلامة الغذائية',
      timestamp: new Date('2026-11-21T09:30:00Z'),
      totalHalalas: 115_000,
    };
    expect(zatcaQrPayload(arabic)).toBe(
      'ASjYtNix2YPYqSDYp9mE2LPZhNin2YXYqSDYp9mE2LrYsNin2KbZitipAg8zMTAxMjIzOTM1MDAwMDMDFDIwMjYtMTEtMjFUMDk6MzA6MDBaBAcxMTUwLjAwBQYxNTAuMDA=',
    );
  });

  it('refuses a seller name longer than one length byte can count', () => {
    expect(() => zatcaQrPayload({ ...fields, sellerName: 'ش'.repeat(128) })).toThrow(RangeError);
  });

  it('refuses an amount that is not in integer halalas', () => {
    expect(() => zatcaQrPayload({ ...fields, vatHalalas: 150.5 })).toThrow(RangeError);
  });
});
