import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ShortQuestion } from '#domain/api/figureViews';
import { answersIn } from '#domain/figures/questionBands';
import { formatPercent } from '#framework/base/formats/numbers';
import { scoreLabels } from '#domain/forms/answer';
import { Trend } from '@framework/components/Stat';
import { useLocalize } from '@framework/providers/language';
import styles from './Questions.module.css';

interface ShortQuestionsProps {
  /** The worst first. */
  readonly questions: readonly ShortQuestion[];
  readonly label: string;
  /** The visits in which a question fell short. */
  readonly hrefOf: (key: string) => string;
  /** The one whose visits are open. */
  readonly active?: string | null;
}

/** Questions with the share of their answers that fell short, of how many, and the change since the period before. */
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
