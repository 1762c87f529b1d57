/** Axis maximum for amounts in halalas: the next 1, 2 or 5 times a power of ten, so that its half is round too. */
export function axisTop(highest: number): number {
  // From ten riyals on, the half is whole riyals as well.
  const unit = 10 ** Math.max(3, Math.floor(Math.log10(Math.max(1, highest))));
  return ([1, 2, 5].find((step) => step * unit >= highest) ?? 10) * unit;
}
