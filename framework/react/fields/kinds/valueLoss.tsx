import type { ValueLossField } from '#framework/schema/kinds/valueLoss';
import type { KindView } from '../kindView';

export const valueLossView: KindView<ValueLossField> = { Value: () => null };
