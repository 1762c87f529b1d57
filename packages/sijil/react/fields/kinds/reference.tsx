import { recordPath } from 'sijil/schema/generatedScreens';
import { Link } from 'react-router';
import type { KindView, ValueProps } from '../renderer';
import { chosenIn, ContainedText, type TextProps } from './filterTexts';
import type { Title } from 'sijil/contract/recordView';
import type { ReferenceField, ReferencesField } from 'sijil/schema/kinds/reference';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { RecordNames } from '../reference/RecordNames';
import longText from './longText.module.css';
import tags from './tags.module.css';
import { Localized } from 'sijil/react/components/valueTexts';
import { useSession } from 'sijil/react/providers/session';
import { targetOf } from '../reference/useRecordOptions';

function ReferenceValue({ field, value, title }: ValueProps<ReferenceField>) {
  return title == null ? (
    <RecordNames to={field.to} ids={[value]} />
  ) : (
    <RecordLink to={field.to} id={value} title={title as Title} />
  );
}

/** References by name; the API returns one title per id, in the same order. */
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

const RecordsText = ({ field, filters }: TextProps<ReferenceField | ReferencesField>) => (
  <RecordNames to={field.to} ids={chosenIn(filters)} />
);

/** Readers without access to these records have typed a part of a name. */
const ReferenceText = (props: TextProps<ReferenceField>) =>
  props.filters.like === undefined ? <RecordsText {...props} /> : <ContainedText {...props} />;

export const referenceView: KindView<ReferenceField> = { Value: ReferenceValue, FilterText: ReferenceText };
export const referencesView: KindView<ReferencesField> = { Value: ReferencesValue, FilterText: RecordsText };

interface RecordLinkProps {
  readonly to: string;
  readonly id: string;
  readonly title: Title;
}

/** Name of a record, linked to the page on which the reader may open it, if any. */
function RecordLink({ to, id, title }: RecordLinkProps) {
  const user = useSession((session) => session.user);
  const path = user && recordPath(targetOf(to), id, user.role);
  if (!path) return <Localized text={title} />;
  return (
    <Link to={path} onClick={(event) => event.stopPropagation()}>
      <Localized text={title} />
    </Link>
  );
}
