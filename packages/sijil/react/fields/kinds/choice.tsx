import type { KindView, ValueProps } from '../renderer';
import { chosenIn, type TextProps } from './filterTexts';
import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { BooleanField, ChoiceField, ChoicesField, Options } from 'sijil/schema/kinds/choice';
import { GradeLetter } from 'sijil/react/components/GradeLetter';
import { ToneTag } from 'sijil/react/components/ToneTag';
import tags from './tags.module.css';
import { useLocalize } from 'sijil/react/providers/language';

/**
 * In a table yes is a check mark and no is nothing, so that the eye finds the rows that differ; screen readers hear both as
 * words.
 */
function BooleanValue({ value, compact }: ValueProps<BooleanField>) {
  const { t } = useTranslation('fields');
  const word = t(`boolean.${value}`);
  if (!value) return <span className={compact ? 'visually-hidden' : tags.no}>{word}</span>;
  return (
    <>
      <CheckOutlined aria-hidden="true" className={tags.yes ?? ''} />
      <span className={compact ? 'visually-hidden' : tags.word}>{word}</span>
    </>
  );
}

function ChoiceValue({ field, value, compact }: ValueProps<ChoiceField>) {
  const localize = useLocalize();
  const option = field.options[value];
  if (option?.grade)
    return (
      <>
        <GradeLetter colour={option.grade}>{value}</GradeLetter>{' '}
        <span className={compact ? 'visually-hidden' : undefined}>{localize(option)}</span>
      </>
    );
  return <ChoiceTag options={field.options} value={value} />;
}

/** Chosen values as tags where a tone separates them; otherwise, and in tables, in one line of text. */
function ChoicesValue({ field, value, compact }: ValueProps<ChoicesField>) {
  const hasTones = Object.values(field.options).some(({ tone }) => tone !== undefined);
  if (compact || !hasTones) return <ChoiceNames options={field.options} values={value} />;
  return (
    <span className={tags.tags}>
      {value.map((one) => (
        <ChoiceTag key={one} options={field.options} value={one} />
      ))}
    </span>
  );
}

function BooleanText({ filters }: TextProps) {
  const { t } = useTranslation('fields');
  return <>{t(`boolean.${filters.eq}`)}</>;
}

const ChosenText = ({ field, filters }: TextProps<ChoiceField | ChoicesField>) => (
  <ChoiceNames options={field.options} values={chosenIn(filters)} />
);

export const booleanView: KindView<BooleanField> = { Value: BooleanValue, FilterText: BooleanText };
export const choiceView: KindView<ChoiceField> = { Value: ChoiceValue, FilterText: ChosenText };
export const choicesView: KindView<ChoicesField> = { Value: ChoicesValue, FilterText: ChosenText };

/** Options of a select for those of a declaration, in their order. */
export function useChoiceOptions(options: Options): { value: string; label: string }[] {
  const localize = useLocalize();
  return Object.entries(options).map(([value, option]) => ({ value, label: localize(option) }));
}

/** Chosen value as a tag in its tone; a value that is no longer an option is shown as it is stored. */
function ChoiceTag({ options, value }: { readonly options: Options; readonly value: string }) {
  const localize = useLocalize();
  const option = options[value];
  return <ToneTag {...(option?.tone && { tone: option.tone })}>{option ? localize(option) : value}</ToneTag>;
}

/** Several chosen values in one line of text. */
function ChoiceNames({ options, values }: { readonly options: Options; readonly values: readonly string[] }) {
  const localize = useLocalize();
  const comma = localize({ ar: '، ', en: ', ' });
  return <>{values.map((value) => localize(options[value] ?? value)).join(comma)}</>;
}
