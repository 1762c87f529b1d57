import { isRecord } from '../base/objects';
import { formulaSigns } from '../base/formats/escaping';
import { languages } from '../base/i18n/localized';
import { fromText } from './cellText';
import type { Shape } from './shape';
import { isLocalized } from './kindFacts';

/**
 * A row of a sheet as an input of the shape. Keys are fields; a localized text comes in two, `name.ar` and `name.en`. Empty
 * cells are left out. Unknown columns stay, so that `validate` reports them.
 */
export function rowFromText(shape: Shape, cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [key, cell] of Object.entries(cells)) {
    const text = withoutGuard(cell);
    if (text.trim() === '') continue;
    const [name = '', language] = key.split('.');
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    if (isLocalized(field) && languages.some((known) => known === language)) {
      const inOther = row[name];
      row[name] = { ...(isRecord(inOther) && inOther), [String(language)]: text.trim() };
    } else {
      row[key] = field && key === name ? fromText(field, text) : text;
    }
  }
  return row;
}

const guarded = new RegExp(`^'${formulaSigns}`);

/** An export puts an apostrophe before what a spreadsheet would run as a formula. */
function withoutGuard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
