import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QuestionFigures } from '#domain/api/figureViews';
import { bandLabels, bandOf, type QuestionBand, questionBands } from '#domain/figures/questionBands';
import { severities } from '#domain/forms/severities';
import { useLocalize } from '@framework/providers/language';
import styles from './Questions.module.css';

interface QuestionTableProps {
  readonly questions: readonly QuestionFigures[];
  /** The visits in which a question was answered so. */
  readonly hrefOf: (key: string, answer: QuestionBand) => string;
}

const countIn = ({ zero, one, two, notApplicable }: QuestionFigures['tally'], band: QuestionBand) =>
  ({ 0: zero, 1: one, 2: two, na: notApplicable })[band];

/** Questions with how often each was answered how; every number leads to its visits. */
export function QuestionTable({ questions, hrefOf }: QuestionTableProps) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  return (
    <ul className={styles.questions}>
      {questions.map(({ key, text, category, severity, tally, average }) => (
        <li key={key} className={styles.row}>
          <bdi className={styles.average} data-band={bandOf(tally)}>
            <span className="visually-hidden">{t('questions.average')} </span>
            {average === null ? '—' : average.toFixed(2)}
          </bdi>
          <span className={styles.words}>
            {localize(text)}
            <span className={styles.quiet}>
              {localize(category)} · {localize(severities[severity].label)}
            </span>
          </span>
          <ul className={styles.counts}>
            {questionBands.map((band) => {
              const count = countIn(tally, band);
              const cells = (
                <>
                  <span className={styles.quiet}>{localize(bandLabels[band])}</span> <bdi>{count}</bdi>
                </>
              );
              return (
                <li key={band}>
                  {count === 0 ? (
                    <span className={styles.none}>{cells}</span>
                  ) : (
                    <Link className={styles.countLink} to={hrefOf(key, band)}>
                      {cells}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
