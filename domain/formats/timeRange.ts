const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const timeRangePattern = new RegExp(`^(${clock})-(${clock})$`);

/** `09:00-17:00`: hours of one day, the end after the start. */
export function isTimeRange(value: string): boolean {
  const [, start, end] = timeRangePattern.exec(value) ?? [];
  return start !== undefined && end !== undefined && start < end;
}
