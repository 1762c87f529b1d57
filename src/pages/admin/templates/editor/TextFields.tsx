import type { ComponentProps } from 'react';
import type { Localized } from '#framework/base/i18n/localized';
import type { TemplateProblem } from '#domain/templates/templateProblems';
import { keysOf } from '#framework/base/objects';
import { useLocalize } from '@framework/providers/language';
import { BilingualInput } from './BilingualInput';
import { ProblemList } from './ProblemList';

interface TextFieldsProps<Key extends string> {
  /** The template's texts, in the order in which they are asked for. */
  readonly asked: Readonly<Record<Key, { readonly label: Localized; readonly max: number }>>;
  readonly texts: Readonly<Record<Key, Localized>>;
  readonly change: (texts: Readonly<Record<Key, Localized>>) => void;
  readonly problemsOf: (key: Key, text: Localized) => readonly TemplateProblem[];
  /** The text that may be left out. */
  readonly optional: NoInfer<Key>;
  /** Lines to begin with; one line where it says none. */
  readonly rowsOf: (key: NoInfer<Key>) => number | undefined;
  readonly follow: (key: Key) => NonNullable<ComponentProps<typeof BilingualInput>['onFocus']>;
}

/** Every text of a template in both languages, each with what keeps it from being published. */
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
