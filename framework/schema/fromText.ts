import type { Field } from './field';
import { ofKind } from './fieldKinds';

/**
 * What somebody typed in a cell, as the value of its field: digits of either script, yes and no in both languages, a
 * choice by its key or its label, money in riyals, a date in every way that means one day only. A text that cannot be
 * read is left as it is, so that `validate` refuses it in its own words. References stay texts, ids or titles: only the
 * server knows them.
 */
export function fromText(field: Field, typed: string): unknown {
  const text = typed.trim();
  const read = ofKind(field, 'fromText');
  return read ? read(text, field) : text;
}
