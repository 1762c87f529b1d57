/** Whether a day, or the day of a moment, is of the years 2 to 9998: the database has no year 0, and a moment's own zone may move it by a day. */
export function isInCalendar(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year > 1 && year < 9999;
}
