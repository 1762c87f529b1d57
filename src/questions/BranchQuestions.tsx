import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useId } from 'react';
import type { BranchStatisticsView } from '#domain/api/comparisonViews';
import { bandLabels, bandOf, type QuestionBand, questionBands } from '#domain/figures/questionBands';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel } from 'sijil/react/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import { QuestionBands, QuestionTable } from './QuestionTable';
import styles from './Statistics.module.css';
import type { QuestionFigures } from '#domain/api/figureViews';
import questionStyles from './Questions.module.css';

interface BranchQuestionsProps {
  readonly statistics: BranchStatisticsView;
  readonly visitHref: (id: string) => string;
}

/** Questions of a branch by average, the lowest rated ones, and the questions and visits behind each number. */
export function BranchQuestions({ statistics, visitHref }: BranchQuestionsProps) {
  const { t } = useTranslation(['statistics', 'figures']);
  const localize = useLocalize();
  const { address, hrefWith } = useBehind();
  const band = questionBands.find((one) => one === address.get('band'));
  const answer = questionBands.find((one) => one === address.get('answer'));
  const question = statistics.questions.find(({ key }) => key === address.get('question'));
  const category = statistics.categories.find(({ key }) => key === address.get('category'));
  const shown = statistics.questions.filter(({ tally, categoryKey }) =>
    category ? categoryKey === category.key : bandOf(tally) === band,
  );
  const listed = category ? { category: category.key } : band ? { band } : null;
  return (
    <>
      <Panel title={t('questions.title')}>
        <QuestionBands
          bands={statistics.bands}
          {...(band && { active: band })}
          hrefOf={(one) => hrefWith({ band: one })}
        />
        <LowestRated
          questions={statistics.lowest}
          hrefOf={(key, of) => hrefWith({ band: of, question: key })}
        />
      </Panel>
      {question && (
        <Panel
          title={localize(question.text)}
          meta={answer ? localize(bandLabels[answer]) : null}
          actions={<Link to={hrefWith(listed ?? {})}>{t('questions.close')}</Link>}
          flush
        >
          <Answers {...{ question, answer, statistics, visitHref }} />
        </Panel>
      )}
      {listed && (
        <Panel
          title={category ? localize(category.title) : band && localize(bandLabels[band])}
          meta={<bdi>{shown.length}</bdi>}
        >
          {shown.length === 0 ? (
            <p className={styles.quiet}>{t('figures:questions.bandNone')}</p>
          ) : (
            <QuestionTable
              questions={shown}
              hrefOf={(key, of) => hrefWith({ ...listed, question: key, answer: of })}
            />
          )}
        </Panel>
      )}
    </>
  );
}

interface AnswersProps extends BranchQuestionsProps {
  readonly question: BranchStatisticsView['questions'][number];
  /** Answers to show; all of them where undefined. */
  readonly answer: QuestionBand | undefined;
}

/** Visits in which a question was answered, the latest first. */
function Answers({ question, answer, statistics, visitHref }: AnswersProps) {
  const localize = useLocalize();
  const given = statistics.visits.toReversed().flatMap((visit) =>
    question.answers
      .filter((one) => one.visit === visit.id)
      .map(({ score }): { visit: typeof visit; band: QuestionBand } => ({
        visit,
        band: score === null ? 'na' : (`${score}` as QuestionBand),
      }))
      .filter(({ band }) => answer === undefined || answer === band),
  );
  return (
    <ul className={styles.answers}>
      {given.map(({ visit, band }, place) => (
        // One visit has an answer for each of several vehicles.
        <li key={`${visit.id} ${place}`}>
          <Link className={styles.answer} to={visitHref(visit.id)}>
            <span>
              <RequestNumber number={visit.number} /> · <DateText value={visit.on} />
            </span>
            <span>{localize(bandLabels[band])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface LowestRatedProps {
  readonly questions: readonly QuestionFigures[];
  readonly hrefOf: (key: string, band: QuestionBand) => string;
}

/** Questions with the lowest averages, worst first. */
function LowestRated({ questions, hrefOf }: LowestRatedProps) {
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

/** Parameters of the list that a number of the statistics opens. */
export const behindParams = ['band', 'question', 'answer', 'category', 'list'] as const;
type Behind = Partial<Record<(typeof behindParams)[number], string>>;

/** Returns addresses that open the list behind a number in place of the open one. */
export function useBehind() {
  const [address] = useSearchParams();
  return {
    address,
    hrefWith: (behind: Behind): string => {
      const next = new URLSearchParams(address);
      for (const name of behindParams) next.delete(name);
      for (const [name, value] of Object.entries(behind)) next.set(name, value);
      return `?${next.toString()}`;
    },
  };
}
