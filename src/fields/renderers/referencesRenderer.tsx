import type { ReferencesField } from '#domain/schema/fields/reference';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';
import { controlProps } from '../controlProps';
import longText from './longText.module.css';
import { RecordSelect } from '../reference/RecordSelect';
import { recordFilter, RecordNames } from './referenceRenderer';
import type { Renderer, Title, ValueProps } from '../renderer';
import tags from './tags.module.css';

/** The API answers the titles of many without their ids, so they are names, not links. */
function ReferencesValue({ field, value, title, compact }: ValueProps<ReferencesField>) {
  const localize = useLocalize();
  if (title == null) return <RecordNames to={field.to} ids={value} />;
  const names = (Array.isArray(title) ? (title as Title[]) : []).map((one) => localize(one));
  if (compact) return <bdi className={longText.clamped}>{names.join(localize({ ar: '، ', en: ', ' }))}</bdi>;
  return (
    <span className={tags.tags}>
      {names.map((name) => (
        <ToneTag key={name}>{name}</ToneTag>
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
