import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { placeholders, placeholdersFor, type PlaceholderUse } from '#domain/templates/placeholders';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './Document.module.css';
import type { TemplateProblem } from '#domain/templates/templateProblems';
import problemStyles from './Editor.module.css';

interface EditorColumnsProps extends ComponentProps<typeof PlaceholderGuide> {
  /** Messages of the server about the last save. */
  readonly refused: readonly string[];
  readonly children: ReactNode;
}

/** Editor of a template's texts, next to the placeholders that they may hold. */
export function EditorColumns({ refused, children, ...guide }: EditorColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.clauses}>
        {refused.length > 0 && <Alert type="error" showIcon role="alert" message={refused.join(' ')} />}
        {children}
      </div>
      <PlaceholderGuide {...guide} />
    </div>
  );
}

interface PlaceholderGuideProps {
  readonly use: PlaceholderUse;
  /** All texts of the draft, to mark the keys that they contain. */
  readonly text: string;
  readonly onInsert: (key: string) => void;
}

/** Keys that texts may contain, with the value of each; a click inserts a key at the caret. */
function PlaceholderGuide({ use, text, onInsert }: PlaceholderGuideProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  return (
    <aside className={styles.guide} aria-label={t('guide.title')}>
      <h2 className={styles.guideTitle}>{t('guide.title')}</h2>
      <p className={styles.quiet}>{t(`guide.hints.${use}`)}</p>
      <ul className={styles.keys}>
        {placeholdersFor(use).map((key) => (
          <li key={key}>
            <button
              type="button"
              className={styles.key}
              // The text keeps its caret, because the press must not move the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onInsert(key)}
            >
              <code dir="ltr">{`{${key}}`}</code>
              <span>{localize(placeholders[key].label)}</span>
              <span className={styles.quiet}>
                <bdi>{localize(placeholders[key].example)}</bdi>
                {text.includes(`{${key}}`) && ` · ${t('guide.used')}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Problems that prevent publishing a template, each with its place. */
export function ProblemList({ problems }: { readonly problems: readonly TemplateProblem[] }) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const lines = problems.map(
    ({ place, message }) => (place ? `${localize(place)}: ` : '') + localize(message),
  );
  return (
    <ul className={problemStyles.problems} aria-label={t('builder.problems')}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
