import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { QuestionFigures, ShortQuestion } from '#domain/api/figureViews';
import {
  answersIn,
  bandLabels,
  bandOf,
  type QuestionBand,
  questionBands,
} from '#domain/figures/questionBands';
import { severities } from '#domain/forms/severities';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './Questions.module.css';
import { formatPercent } from 'sijil/base/formats/numbers';
import { scoreLabels } from '#domain/forms/answer';
import { Trend } from 'sijil/react/components/Stat';

interface QuestionTableProps {
  readonly questions: readonly QuestionFigures[];
  /** Address of the visits in which a question was answered so. */
  readonly hrefOf: (key: string, answer: QuestionBand) => string;
}

const countIn = ({ zero, one, two, notApplicable }: QuestionFigures['tally'], band: QuestionBand) =>
  ({ 0: zero, 1: one, 2: two, na: notApplicable })[band];

/** Table of questions with the number of each answer; every number links to its visits. */
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

interface ShortQuestionsProps {
  /** Questions, the worst first. */
  readonly questions: readonly ShortQuestion[];
  readonly label: string;
  /** Address of the visits in which a question fell short. */
  readonly hrefOf: (key: string) => string;
  /** Key of the question whose visits are open. */
  readonly active?: string | null;
}

/** Questions with the share of their answers that fell short, the number of answers, and the change since the period before. */
export function ShortQuestions({ questions, label, hrefOf, active }: ShortQuestionsProps) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  return (
    <ol className={styles.lowest} aria-label={label}>
      {questions.map(({ key, text, category, tally, share, change }) => (
        <li key={key}>
          <Link
            className={styles.question}
            to={hrefOf(key)}
            aria-current={key === active ? 'true' : undefined}
          >
            <span className={styles.share}>
              <bdi className={styles.average} data-band={share !== null && share >= 50 ? '0' : '1'}>
                <span className="visually-hidden">{t('questions.share')} </span>
                {share === null ? '—' : formatPercent(share)}
              </bdi>
              {change !== null && <Trend change={change} points lessIsBetter />}
            </span>
            <span>
              {localize(text)}
              <span className={styles.quiet}>
                {localize(category)} · {localize(scoreLabels[0])} <bdi>{tally.zero}</bdi> ·{' '}
                {localize(scoreLabels[1])} <bdi>{tally.one}</bdi> ·{' '}
                {t('questions.given', { count: answersIn(tally) - tally.notApplicable })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

interface QuestionBandsProps {
  readonly bands: readonly { readonly band: QuestionBand; readonly count: number }[];
  readonly hrefOf: (band: QuestionBand) => string;
  /** Band that is open. */
  readonly active?: QuestionBand;
}

/**
 * Number of questions that average 0, 1, 2 or never applied; each number links to them. A band without questions is
 * left out.
 */
export function QuestionBands({ bands, hrefOf, active }: QuestionBandsProps) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  return (
    <ul className={styles.bands} aria-label={t('questions.bands')}>
      {bands
        .filter(({ count }) => count > 0)
        .map(({ band, count }) => (
          <li key={band}>
            <Link
              className={styles.band}
              data-band={band}
              to={hrefOf(band)}
              aria-current={band === active ? 'page' : undefined}
              preventScrollReset
            >
              <bdi className={styles.count}>{count}</bdi>
              <span>
                {localize(bandLabels[band])}
                <ScoreMark band={band} />
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

function ScoreMark({ band }: { readonly band: QuestionBand }): ReactNode {
  return band === 'na' ? null : (
    <>
      {' · '}
      <bdi>{band}</bdi>
    </>
  );
}
