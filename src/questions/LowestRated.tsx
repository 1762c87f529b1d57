import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QuestionFigures } from '#domain/api/figureViews';
import { bandOf, type QuestionBand } from '#domain/figures/questionBands';
import { useLocalize } from '@framework/providers/language';
import styles from './Questions.module.css';

interface LowestRatedProps {
  readonly questions: readonly QuestionFigures[];
  readonly hrefOf: (key: string, band: QuestionBand) => string;
}

/** The questions with the lowest averages, worst first. */
export function LowestRated({ questions, hrefOf }: LowestRatedProps) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  const id = useId();
  if (questions.length === 0) return <p className={styles.quiet}>{t('questions.allWell')}</p>;
  return (
    <div>
      <p id={id} className={styles.subtitle}>
        {t('questions.lowest')}
      </p>
      <ol className={styles.lowest} aria-labelledby={id}>
        {questions.map(({ key, text, category, tally, average }) => (
          <li key={key}>
            <Link className={styles.question} to={hrefOf(key, bandOf(tally))} preventScrollReset>
              <bdi className={styles.average} data-band={bandOf(tally)}>
                {average?.toFixed(2)}
              </bdi>
              <span>
                {localize(text)}
                <span className={styles.quiet}>{localize(category)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
