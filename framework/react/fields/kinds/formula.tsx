import type { FormulaField } from '#framework/schema/kinds/formula';
import { Ltr } from '../Ltr';
import type { KindView } from '../kindView';

export const formulaView: KindView<FormulaField> = { Value: ({ value }) => <Ltr>{value}</Ltr> };
