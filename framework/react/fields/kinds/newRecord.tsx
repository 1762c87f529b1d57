import { resourceNamed } from '#app/resources';
import type { NewRecordField } from '#framework/schema/kinds/newRecord';
import { useLocalize } from '@framework/providers/language';
import type { KindView } from '../kindView';
import type { ValueProps } from '../renderer';

/** What will be created, by its name. */
function NewRecordName({ value }: ValueProps<NewRecordField>) {
  const localize = useLocalize();
  const target = resourceNamed(value.resource);
  return <bdi>{target ? localize(target.label.one) : value.resource}</bdi>;
}

export const newRecordView: KindView<NewRecordField> = { Value: NewRecordName };
