import { resourceNamed } from '#app/resources';
import { namedField } from '#framework/schema/automations/namedField';
import type { FieldNameField } from '#framework/schema/kinds/fieldName';
import { useLocalize } from '@framework/providers/language';
import { Ltr } from '../Ltr';
import type { KindView } from '../kindView';
import type { ValueProps } from '../renderer';

/** A field by its label; by its name where it has gone. */
function FieldLabel({ name }: { readonly name: string }) {
  const localize = useLocalize();
  const found = namedField(name, resourceNamed);
  return found ? <bdi>{localize(found.field.label)}</bdi> : <Ltr>{name}</Ltr>;
}

export const fieldNameView: KindView<FieldNameField> = {
  Value: ({ value }: ValueProps<FieldNameField>) => <FieldLabel name={value} />,
};
