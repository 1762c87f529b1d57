import type { FieldValueField } from '#framework/schema/kinds/fieldValue';
import type { KindView } from '../kindView';

export const fieldValueView: KindView<FieldValueField> = { Value: ({ value }) => <bdi>{value}</bdi> };
