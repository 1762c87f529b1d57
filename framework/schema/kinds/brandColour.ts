import type { Mode } from '../../base/colour/surfaces';
import type { Exact, Field, FieldOptions } from '../field';
import { defineKind } from '../kind';
import { formattedKind } from './formatted';

/** A colour `#rrggbb` that controls are drawn in, in one mode. `contrastMessage` judges it; lists and sign-in load nothing of that. */
export interface BrandColourField extends Field<'brandColour', string> {
  readonly mode: Mode;
}

interface BrandColourOptions extends FieldOptions {
  readonly mode: Mode;
}

export const brandColour = defineKind(
  <const O extends BrandColourOptions>(options: Exact<O, BrandColourOptions>): BrandColourField & O => ({
    kind: 'brandColour',
    ...options,
  }),
  {
    ...formattedKind('colour'),
    options: ['mode'],
  },
);
