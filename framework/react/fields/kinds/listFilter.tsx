import type { ListFilterField } from '#framework/schema/kinds/listFilter';
import { Ltr } from '../Ltr';
import type { KindView } from '../kindView';

export const listFilterView: KindView<ListFilterField> = { Value: ({ value }) => <Ltr>{value}</Ltr> };
