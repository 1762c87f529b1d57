import { lazy, Suspense } from 'react';
import type { KindView, ValueProps } from '../renderer';
import { ContainedText } from './filterTexts';
import type {
  CodeField,
  LocalizedField,
  LongTextField,
  PasswordField,
  RichTextField,
  TextField,
} from 'sijil/schema/kinds/text';
import type { Title } from 'sijil/contract/recordView';
import { useLocalize } from 'sijil/react/providers/language';
import { Ltr } from 'sijil/react/components/valueTexts';
import styles from './longText.module.css';

/** Loaded by the first page that shows Markdown. */
const Markdown = lazy(() => import('./Markdown'));

/** Text by its own direction. Digits alone, such as a phone number, have none and would move the «+»: left-to-right. */
export function TextValue({ value, title, compact }: ValueProps<TextField>) {
  const localize = useLocalize();
  // A list shows a name in the reader's language; the record's page has a line for each of the two.
  const text = (compact && localize(title as Title)) || value;
  return /\p{L}/u.test(text) ? <bdi>{text}</bdi> : <Ltr>{text}</Ltr>;
}

export function CodeValue({ value }: ValueProps<CodeField>) {
  return <Ltr>{value}</Ltr>;
}

export function LongTextValue({ value, compact }: ValueProps<LongTextField>) {
  return (
    <span dir="auto" className={compact ? styles.clamped : styles.lines}>
      {value}
    </span>
  );
}

export function RichTextValue({ value, compact }: ValueProps<RichTextField>) {
  if (compact) return <bdi className={styles.clamped}>{value}</bdi>;
  return (
    <Suspense fallback={<bdi className={styles.lines}>{value}</bdi>}>
      <Markdown source={value} />
    </Suspense>
  );
}

export function LocalizedValue({ field, value, compact }: ValueProps<LocalizedField>) {
  const localize = useLocalize();
  const style = compact ? styles.clamped : field.long ? styles.lines : undefined;
  return (
    <span dir="auto" className={style}>
      {localize(value)}
    </span>
  );
}

/** Dots for a password, which the API never returns. */
export function PasswordValue() {
  return <span aria-hidden="true">••••••••</span>;
}

export const textView: KindView<TextField> = { Value: TextValue, FilterText: ContainedText };
export const codeView: KindView<CodeField> = { Value: CodeValue, FilterText: ContainedText };
export const longTextView: KindView<LongTextField> = { Value: LongTextValue, FilterText: ContainedText };
export const richTextView: KindView<RichTextField> = { Value: RichTextValue, FilterText: ContainedText };
export const localizedView: KindView<LocalizedField> = { Value: LocalizedValue, FilterText: ContainedText };
export const passwordView: KindView<PasswordField> = { Value: PasswordValue };
