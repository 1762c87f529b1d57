import { describe, expect, it } from 'vitest';
import { calendarEvent } from '#domain/formats/calendarEvent';

const visit = {
  id: 'request-1134',
  startsAt: new Date('2026-11-24T06:00:00Z'),
  endsAt: new Date('2026-11-24T08:00:00Z'),
  title: 'زيارة التفتيش R-1134',
  place: 'مذاق الحجاز، العزيزية',
  url: 'https://salama.example/client/requests/1134',
  writtenAt: new Date('2026-11-22T10:00:00.500Z'),
};

/** Lines of a calendar file, with continued lines joined. */
const read = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a visit for the calendar', () => {
  it('begins and ends in universal time, under an id of its own', () => {
    expect(read(calendarEvent(visit))).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:request-1134@salama',
        'DTSTAMP:20261122T100000Z',
        'DTSTART:20261124T060000Z',
        'DTEND:20261124T080000Z',
        'END:VCALENDAR',
      ]),
    );
  });

  it('keeps commas, semicolons, backslashes and line breaks of a text as text', () => {
    const text = calendarEvent({ ...visit, title: 'a, b; c\\d\nBEGIN:VALARM' });
    expect(read(text)).toContain('SUMMARY:a\\, b\\; c\\\\d\\nBEGIN:VALARM');
  });

  it('has lines of at most 75 bytes, and loses no letter of a long Arabic name', () => {
    const title = 'زيارة تفتيش سلامة الغذاء لفرع العزيزية الكبير '.repeat(4).trim();
    const text = calendarEvent({ ...visit, title });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text)).toContain(`SUMMARY:${title}`);
  });
});
