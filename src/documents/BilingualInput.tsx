import { Input } from 'antd';
import { type ComponentProps, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import styles from './Editor.module.css';
import type { TemplateProblem } from '#domain/templates/templateProblems';
import { keysOf } from 'sijil/base/objects';
import { useLocalize } from 'sijil/react/providers/language';
import { ProblemList } from './EditorColumns';

interface TextFieldsProps<Key extends string> {
  /** Texts of the template, in the order of their inputs. */
  readonly asked: Readonly<Record<Key, { readonly label: Localized; readonly max: number }>>;
  readonly texts: Readonly<Record<Key, Localized>>;
  readonly change: (texts: Readonly<Record<Key, Localized>>) => void;
  readonly problemsOf: (key: Key, text: Localized) => readonly TemplateProblem[];
  /** Key of the text that may be empty. */
  readonly optional: NoInfer<Key>;
  /** Initial number of lines; one line where undefined. */
  readonly rowsOf: (key: NoInfer<Key>) => number | undefined;
  readonly follow: (key: Key) => NonNullable<ComponentProps<typeof BilingualInput>['onFocus']>;
}

/** Inputs for every text of a template in both languages, each with the problems that prevent publishing. */
export function TextFields<Key extends string>(props: TextFieldsProps<Key>) {
  const { asked, texts, change, problemsOf, optional, rowsOf, follow } = props;
  const localize = useLocalize();
  return keysOf(asked).map((key) => {
    const problems = problemsOf(key, texts[key]);
    const rows = rowsOf(key);
    return (
      <div key={key}>
        <BilingualInput
          label={localize(asked[key].label)}
          value={texts[key]}
          max={asked[key].max}
          {...(rows && { rows })}
          optional={key === optional}
          onChange={(next) => change({ ...texts, [key]: next })}
          onFocus={follow(key)}
        />
        {problems.length > 0 && <ProblemList problems={problems.map((one) => ({ ...one, place: null }))} />}
      </div>
    );
  });
}

interface BilingualInputProps {
  readonly label: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly max: number;
  /** True for a text that may be empty. */
  readonly optional?: boolean;
  /** Initial number of lines; one line where absent. */
  readonly rows?: number;
  readonly onFocus?: (language: Language, box: HTMLTextAreaElement | HTMLInputElement) => void;
}

const languages = ['ar', 'en'] as const;

/** Text in both languages side by side, each in its own direction. */
export function BilingualInput(props: BilingualInputProps) {
  const { label, value, onChange, max, optional = false, rows, onFocus } = props;
  const { t } = useTranslation('templates');
  const id = useId();
  return (
    <div className={styles.pair}>
      {languages.map((language) => {
        const shared = {
          id: `${id}-${language}`,
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          maxLength: max,
          value: value[language],
          ...(!optional && !value[language].trim() && { status: 'warning' as const }),
        };
        const write = (text: string) => onChange({ ...value, [language]: text });
        return (
          <div key={language} className={styles.field}>
            <label className={styles.label} htmlFor={shared.id}>
              {label} · {t(`language.${language}`)}
            </label>
            {rows === undefined ? (
              <Input
                {...shared}
                onChange={({ target }) => write(target.value)}
                onFocus={({ target }) => onFocus?.(language, target)}
              />
            ) : (
              <Input.TextArea
                {...shared}
                autoSize={{ minRows: rows, maxRows: 14 }}
                onChange={({ target }) => write(target.value)}
                onFocus={({ target }) => onFocus?.(language, target)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

type TextBox = HTMLTextAreaElement | HTMLInputElement;

interface Caret<Key> {
  readonly key: Key;
  readonly language: Language;
  readonly box: TextBox;
}

interface Insertion {
  readonly language: Language;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Inserts a placeholder at the last position of the caret, in whichever text that is: `follow` is for the input of each text,
 * by the text's key; `change` writes the edited text.
 */
export function useInsertion<Key>(change: (key: Key, edit: (text: Localized) => Localized) => void) {
  const caret = useRef<Caret<Key> | null>(null);
  const insert = (placeholder: string) => {
    const at = caret.current;
    if (!at) return;
    const { key, language, box } = at;
    const [start, end] = [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length];
    const text = `{${placeholder}}`;
    change(key, (texts) => insertInto(texts, { language, start, end, text }));
    // Once the new text is rendered, the caret goes right behind the inserted part.
    setTimeout(() => {
      box.focus();
      box.setSelectionRange(start + text.length, start + text.length);
    });
  };
  const follow = (key: Key) => (language: Language, box: TextBox) => {
    caret.current = { key, language, box };
  };
  return { insert, follow };
}

function insertInto(texts: Localized, { language, start, end, text }: Insertion): Localized {
  const content = texts[language];
  return { ...texts, [language]: content.slice(0, start) + text + content.slice(end) };
}
