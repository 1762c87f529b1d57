import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { FieldKind } from '#framework/schema/fieldKinds';
import type { ChoiceField, ChoicesField } from '#framework/schema/fields/choice';
import { forOwnKinds } from '#framework/schema/fields/ownFormat';
import type { ReferenceField, ReferencesField } from '#framework/schema/fields/reference';
import { isRelativePeriod } from '#framework/schema/relativePeriod';
import { DateText } from '@framework/components/DateText';
import { Money } from '@framework/components/Money';
import { datePeriodOf } from './filters/datePeriods';
import { RecordNames } from './reference/RecordNames';
import type { Filters, FilterProps, FilterTextOfKind } from './renderer';
import { ChoiceNames } from './values/choiceOptions';
import { NumberValue, type PlainNumber } from './values/numberValues';

type TextProps<F extends FilterProps['field'] = FilterProps['field']> = Pick<
  FilterProps<F>,
  'field' | 'filters'
>;

/**
 * Words for the filter of a field. Apart from its controls: a list that begins filtered shows them, and fetches the
 * controls once they are touched.
 */
export function FieldFilterText(props: TextProps) {
  // The cast is sound because the factories of the schema are the only makers of fields.
  const Text = texts[props.field.kind as FieldKind] as unknown as FilterTextOfKind | null;
  if (!Text) return null;
  return props.filters.null === undefined ? <Text {...props} /> : <PresenceText {...props} />;
}

function PresenceText({ filters }: TextProps) {
  const { t } = useTranslation('fields');
  return <>{t(filters.null === 'true' ? 'filter.empty' : 'filter.filled')}</>;
}

const ContainedText = ({ filters }: TextProps) => <bdi>«{filters.like}»</bdi>;

function BooleanText({ filters }: TextProps) {
  const { t } = useTranslation('fields');
  return <>{t(`boolean.${filters.eq}`)}</>;
}

const ChosenText = ({ field, filters }: TextProps<ChoiceField | ChoicesField>) => (
  <ChoiceNames options={field.options} values={chosenIn(filters)} />
);

const RecordsText = ({ field, filters }: TextProps<ReferenceField | ReferencesField>) => (
  <RecordNames to={field.to} ids={chosenIn(filters)} />
);

/** Who may not read such records has said what one is called. */
const ReferenceText = (props: TextProps<ReferenceField>) =>
  props.filters.like === undefined ? <RecordsText {...props} /> : <ContainedText {...props} />;

const chosenIn = (filters: Filters) => (filters.in ?? filters.eq)?.split(',') ?? [];

const NumbersText = ({ field, filters }: TextProps<PlainNumber>) => (
  <Between filters={filters} side={(text) => <NumberValue field={field} value={Number(text)} />} />
);

const AmountsText = ({ filters }: TextProps) => (
  <Between filters={filters} side={(text) => <Money halalas={Number(text)} />} />
);

const DaysText = (props: TextProps) => <Period {...props} dayOf={(text) => text} />;

const MomentsText = (props: TextProps) => <Period {...props} dayOf={(text) => riyadhDate(new Date(text))} />;

/** A period by its name, or its days; those told from today as they are written. */
function Period({ filters, dayOf }: TextProps & { readonly dayOf: (text: string) => string }) {
  const { t } = useTranslation('fields');
  const period = datePeriodOf(filters);
  if (period) return <>{t(`filter.periods.${period}`)}</>;
  const side = (text: string) =>
    isRelativePeriod(text) ? <bdi>{text}</bdi> : <DateText value={dayOf(text)} />;
  return <Between filters={filters} side={side} />;
}

interface BetweenProps {
  readonly filters: Filters;
  readonly side: (text: string) => ReactNode;
}

function Between({ filters, side }: BetweenProps) {
  const { t } = useTranslation('fields');
  return (
    <>
      {filters.gte !== undefined && (
        <>
          {t('filter.gte')} {side(filters.gte)}{' '}
        </>
      )}
      {filters.lte !== undefined && (
        <>
          {t('filter.lte')} {side(filters.lte)}
        </>
      )}
    </>
  );
}

/** By kind; `null` for kinds that no list is narrowed by. */
const texts = {
  text: ContainedText,
  code: ContainedText,
  longText: ContainedText,
  richText: ContainedText,
  localized: ContainedText,
  email: ContainedText,
  phone: ContainedText,
  url: ContainedText,
  iban: ContainedText,
  nationalId: ContainedText,
  commercialRegistration: ContainedText,
  taxNumber: ContainedText,
  shortAddress: ContainedText,
  plate: ContainedText,
  colour: ContainedText,
  ...forOwnKinds(() => ContainedText),
  integer: NumbersText,
  decimal: NumbersText,
  percent: NumbersText,
  money: AmountsText,
  date: DaysText,
  dateTime: MomentsText,
  timeRange: PresenceText,
  file: PresenceText,
  image: PresenceText,
  files: PresenceText,
  boolean: BooleanText,
  choice: ChosenText,
  choices: ChosenText,
  reference: ReferenceText,
  references: RecordsText,
  location: PresenceText,
  password: null,
  json: null,
  ownedList: null,
} satisfies Record<FieldKind, FilterTextOfKind<never> | null>;
