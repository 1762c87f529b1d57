import { z } from 'zod';
import { type Kind, orderFilters } from '../kind';
import type { NumberField, NumberKind } from '../fields/number';

const numberKind = (whole: boolean): Kind<NumberField> => ({
  zod: (field) => {
    let rule = whole ? z.number().int() : z.number();
    if (field.min !== undefined) rule = rule.min(field.min);
    if (field.max !== undefined) rule = rule.max(field.max);
    return rule;
  },
  options: ['min', 'max'],
  filters: orderFilters,
  sortable: true,
  searchable: false,
});

export const numberKinds = {
  integer: numberKind(true),
  decimal: numberKind(false),
  percent: numberKind(false),
  money: numberKind(true),
} satisfies Record<NumberKind, Kind<NumberField>>;
