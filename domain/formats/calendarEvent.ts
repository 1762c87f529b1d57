export interface CalendarEvent {
  /** Id that stays the same when the event is moved, so that a calendar moves it too. */
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly place: string;
  /** Page of the visit. */
  readonly url: string;
  readonly writtenAt: Date;
}

/** iCalendar file (RFC 5545) with one VEVENT, lines of at most 75 bytes ending in CRLF. */
export function calendarEvent({ id, startsAt, endsAt, title, place, url, writtenAt }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Salama//Visits//AR',
    'BEGIN:VEVENT',
    `UID:${id}@salama`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');
}

const utc = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Escapes commas, semicolons, backslashes and line breaks, which the text may not contain. */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

const longest = 75;

/** Line folded at 75 bytes; continuation lines begin with a space, and characters of several bytes are never cut. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > longest) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part];
}

/** Length of one character in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
