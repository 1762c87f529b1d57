import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QuestionFigures } from '#domain/api/figureViews';
import { bandOf, type QuestionBand } from '#domain/figures/questionBands';
import { useLocalize } from '@framework/providers/language';
import questionStyles from './Questions.module.css';

interface LowestRatedProps {
  readonly questions: readonly QuestionFigures[];
  readonly hrefOf: (key: string, band: QuestionBand) => string;
}

/** The questions with the lowest averages, worst first. */
export function LowestRated({ questions, hrefOf }: LowestRatedProps) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  const id = useId();
  if (questions.length === 0) return <p className={questionStyles.quiet}>{t('questions.allWell')}</p>;
  return (
    <div>
      <p id={id} className={questionStyles.subtitle}>
        {t('questions.lowest')}
      </p>
      <ol className={questionStyles.lowest} aria-labelledby={id}>
        {questions.map(({ key, text, category, tally, average }) => (
          <li key={key}>
            <Link className={questionStyles.question} to={hrefOf(key, bandOf(tally))} preventScrollReset>
              <bdi className={questionStyles.average} data-band={bandOf(tally)}>
                {average?.toFixed(2)}
              </bdi>
              <span>
                {localize(text)}
                <span className={questionStyles.quiet}>{localize(category)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
