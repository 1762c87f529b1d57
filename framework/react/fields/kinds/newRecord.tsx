import { resourceNamed } from '#app/resources';
import type { NewRecordField } from '#framework/schema/kinds/newRecord';
import { useLocalize } from '@framework/providers/language';
import type { KindView } from '../kindView';
import type { ValueProps } from '../renderer';

/** Name of the record type that will be created. */
function NewRecordName({ value }: ValueProps<NewRecordField>) {
  const localize = useLocalize();
  const target = resourceNamed(value.resource);
  return <bdi>{target ? localize(target.label.one) : value.resource}</bdi>;
}

export const newRecordView: KindView<NewRecordField> = { Value: NewRecordName };
