import type { KindView } from '../kindView';
import { chosenIn, ContainedText, type TextProps } from './filterTexts';
import type { Title } from '#framework/contract/recordView';
import type { ReferenceField, ReferencesField } from '#framework/schema/kinds/reference';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { RecordLink } from '../reference/RecordLink';
import { RecordNames } from '../reference/RecordNames';
import type { ValueProps } from '../renderer';
import longText from './longText.module.css';
import tags from './tags.module.css';

export function ReferenceValue({ field, value, title }: ValueProps<ReferenceField>) {
  return title == null ? (
    <RecordNames to={field.to} ids={[value]} />
  ) : (
    <RecordLink to={field.to} id={value} title={title as Title} />
  );
}

/** The API answers one title for each id, in their order. */
export function ReferencesValue({ field, value, title, compact }: ValueProps<ReferencesField>) {
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

const RecordsText = ({ field, filters }: TextProps<ReferenceField | ReferencesField>) => (
  <RecordNames to={field.to} ids={chosenIn(filters)} />
);

/** Readers without access to these records have typed a part of a name. */
const ReferenceText = (props: TextProps<ReferenceField>) =>
  props.filters.like === undefined ? <RecordsText {...props} /> : <ContainedText {...props} />;

export const referenceView: KindView<ReferenceField> = { Value: ReferenceValue, FilterText: ReferenceText };
export const referencesView: KindView<ReferencesField> = { Value: ReferencesValue, FilterText: RecordsText };
