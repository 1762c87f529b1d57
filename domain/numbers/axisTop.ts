/** Where an axis of amounts in halalas ends: the next 1, 2 or 5 with noughts behind it, so that its half is easily read too. */
export function axisTop(highest: number): number {
  // From ten riyals on, the half is whole riyals as well.
  const unit = 10 ** Math.max(3, Math.floor(Math.log10(Math.max(1, highest))));
  return ([1, 2, 5].find((step) => step * unit >= highest) ?? 10) * unit;
}
