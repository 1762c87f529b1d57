import type { CodeField } from '#framework/schema/kinds/code';
import { Ltr } from '../Ltr';
import type { Renderer } from '../renderer';
import { TextFilter } from '../filters/TextFilter';

/** The portal gives the code, so there is nothing to enter. */
export const codeRenderer: Renderer<CodeField> = {
  Input: ({ value }) => <Ltr>{value}</Ltr>,
  Filter: TextFilter,
};
