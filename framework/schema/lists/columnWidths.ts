import type { ColumnWidths } from './listState';

/** Pixels of a column that somebody has made narrower or wider. */
export const [narrowest, widest] = [60, 800];
/** Columns that stay in sight: with more there would be no room for the others. */
export const mostPinned = 3;

/** Widths as an address has them, `name:240,city:120`; what is none is left out. */
export function parseWidths(text: string | null): ColumnWidths {
  const pairs = (text ?? '').split(',').flatMap((part): readonly [string, number][] => {
    const [, name, pixels] = /^(\w+):(\d+)$/.exec(part) ?? [];
    const width = Number(pixels);
    return name && width >= narrowest && width <= widest ? [[name, width]] : [];
  });
  return Object.fromEntries(pairs);
}

export function widthsText(widths: ColumnWidths): string {
  return Object.entries(widths)
    .map(([name, width]) => `${name}:${width}`)
    .join(',');
}

/** The widths with one column's changed, or as usual again. */
export function withWidth(widths: ColumnWidths, name: string, width: number | null): ColumnWidths {
  const others = Object.fromEntries(Object.entries(widths).filter(([one]) => one !== name));
  if (width === null) return others;
  return { ...others, [name]: Math.round(Math.min(widest, Math.max(narrowest, width))) };
}

export function parsePinned(text: string | null): number {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? Math.min(count, mostPinned) : 0;
}
