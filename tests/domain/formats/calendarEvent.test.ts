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

describe('the calendar event of a visit', () => {
  it('has its start and end in UTC and a unique id', () => {
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

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    const text = calendarEvent({ ...visit, title: 'a, b; c\\d\nBEGIN:VALARM' });
    expect(read(text)).toContain('SUMMARY:a\\, b\\; c\\\\d\\nBEGIN:VALARM');
  });

  it('folds lines at 75 bytes without losing a letter of a long Arabic title', () => {
    const title = 'زيارة تفتيش سلامة الغذاء لفرع العزيزية الكبير '.repeat(4).trim();
    const text = calendarEvent({ ...visit, title });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text)).toContain(`SUMMARY:${title}`);
  });
});
