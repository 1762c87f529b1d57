import type { Field } from '../field';
import { kindOf } from '../fieldKinds';
import { hasOptions, holdsMany, isPlace, timeOf } from '../kindFacts';
import { ownFields } from './filterFields';
import type { ColumnWidths, LayoutKind, ListLayout } from './listState';

type Fields = Readonly<Record<string, Field>>;

/** Largest number of columns of a board: nobody would scan more. */
const mostColumns = 24;

/** Layout that a field's values allow; null for a field that makes neither columns nor days nor places. */
function layoutKindOf(field: Field): LayoutKind | null {
  const { filters } = kindOf(field);
  if (hasOptions(field) && !holdsMany(field) && filters.includes('eq')) {
    const count = Object.keys(field.options).length;
    return count > 1 && count <= mostColumns ? 'board' : null;
  }
  if (timeOf(field) && filters.includes('gte') && filters.includes('lte')) return 'calendar';
  return isPlace(field) && filters.includes('null') ? 'map' : null;
}

/** Returns the layouts, besides rows, in which a list with these fields can be shown. */
export function layoutsOf(fields: Fields): ListLayout[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const kind = layoutKindOf(field);
    return kind ? [{ kind, field: name, month: null }] : [];
  });
}

const pattern = /^(?<kind>\w+)\((?<field>\w+)(?:,(?<month>\d{4}-(?:0[1-9]|1[0-2])))?\)$/;

/** Reads a layout of an address, `board(status)` or `calendar(dueOn,2026-11)`; null for one that these fields do not support. */
export function parseLayout(text: string | null, narrowing: Fields): ListLayout | null {
  const { kind, field: name = '', month = null } = pattern.exec(text ?? '')?.groups ?? {};
  const field = ownFields(narrowing)[name];
  const known = field && layoutKindOf(field);
  return known && known === kind ? { kind: known, field: name, month } : null;
}

export function layoutParameter({ kind, field, month }: ListLayout): string {
  return month === null ? `${kind}(${field})` : `${kind}(${field},${month})`;
}

/** Limits in pixels of the width that a person may give a column. */
export const [narrowest, widest] = [60, 800];
/** Largest number of pinned columns: with more there would be no room for the others. */
export const mostPinned = 3;

/** Reads the column widths of an address, `name:240,city:120`; invalid ones are left out. */
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

/** Returns the widths with one column's changed, or reset to the default. */
export function withWidth(widths: ColumnWidths, name: string, width: number | null): ColumnWidths {
  const others = Object.fromEntries(Object.entries(widths).filter(([one]) => one !== name));
  if (width === null) return others;
  return { ...others, [name]: Math.round(Math.min(widest, Math.max(narrowest, width))) };
}

export function parsePinned(text: string | null): number {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? Math.min(count, mostPinned) : 0;
}
