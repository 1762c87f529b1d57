import { resourceNamed } from 'sijil/schema/application';
import { namedField } from 'sijil/schema/automations/namedField';
import type {
  FieldNameField,
  FieldValueField,
  ListFilterField,
  NewRecordField,
  ValueLossField,
} from 'sijil/schema/kinds/chosen';
import { useLocalize } from 'sijil/react/providers/language';
import { Ltr } from 'sijil/react/components/valueTexts';
import type { KindView, ValueProps } from '../renderer';
import type { FormulaField } from 'sijil/schema/kinds/formula';

/** Label of a field, or its name if it no longer exists. */
function FieldLabel({ name }: { readonly name: string }) {
  const localize = useLocalize();
  const found = namedField(name, resourceNamed);
  return found ? <bdi>{localize(found.field.label)}</bdi> : <Ltr>{name}</Ltr>;
}

export const fieldNameView: KindView<FieldNameField> = {
  Value: ({ value }: ValueProps<FieldNameField>) => <FieldLabel name={value} />,
};

export const fieldValueView: KindView<FieldValueField> = { Value: ({ value }) => <bdi>{value}</bdi> };

/** Name of the record type that will be created. */
function NewRecordName({ value }: ValueProps<NewRecordField>) {
  const localize = useLocalize();
  const target = resourceNamed(value.resource);
  return <bdi>{target ? localize(target.label.one) : value.resource}</bdi>;
}

export const newRecordView: KindView<NewRecordField> = { Value: NewRecordName };

export const formulaView: KindView<FormulaField> = { Value: ({ value }) => <Ltr>{value}</Ltr> };

export const valueLossView: KindView<ValueLossField> = { Value: () => null };

export const listFilterView: KindView<ListFilterField> = { Value: ({ value }) => <Ltr>{value}</Ltr> };
