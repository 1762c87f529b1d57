import type { ReferencesField } from '#domain/schema/fields/reference';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';
import { controlProps } from '../controlProps';
import longText from './longText.module.css';
import { RecordLink, RecordNames, RecordSelect } from '../reference/lazyRecordParts';
import { recordFilter } from './referenceRenderer';
import type { Title } from '#domain/api/recordView';
import type { Renderer, ValueProps } from '../renderer';
import tags from './tags.module.css';

/** The API answers one title for each id, in their order. */
function ReferencesValue({ field, value, title, compact }: ValueProps<ReferencesField>) {
  const localize = useLocalize();
  if (title == null) return <RecordNames to={field.to} ids={value} />;
  const titles = title as readonly Title[];
  if (compact) {
    const names = titles.map((one) => localize(one));
    return <bdi className={longText.clamped}>{names.join(localize({ ar: '، ', en: ', ' }))}</bdi>;
  }
  return (
    <span className={tags.tags}>
      {value.map((id, index) => (
        <ToneTag key={id}>
          <RecordLink to={field.to} id={id} title={titles[index] ?? null} />
        </ToneTag>
      ))}
    </span>
  );
}

export const referencesRenderer: Renderer<ReferencesField> = {
  Input: ({ field, value, onChange, ...rest }) => (
    <RecordSelect
      {...controlProps(rest)}
      inForm
      to={field.to}
      many
      chosen={value ?? []}
      onChange={onChange}
    />
  ),
  Value: ReferencesValue,
  filter: recordFilter('eq'),
};
