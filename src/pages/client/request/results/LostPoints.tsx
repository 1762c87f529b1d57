import { Button, Checkbox } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView, ResultsView } from '#domain/api/requestViews';
import { correctionsExpired } from '#domain/requests/nextStep';
import {
  type Correction,
  type LostPoint,
  lostPoints,
  pointsLost,
  scoreIfCorrected,
} from '#domain/scoring/correctedScore';
import { LinkButton } from 'sijil/react/components/links';
import { Panel } from 'sijil/react/components/Panel';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { EvidenceStrip } from '@/requests/EvidenceStrip';
import { OnSite } from '@/requests/OnSite';
import { GradeScore } from '@/requests/GradeScore';
import { AnswerTag } from '@/requests/answers/AnswerTag';
import { answerKey, type Question } from '@/requests/results/answerEdit';
import { DaysLeft } from '../../DaysLeft';
import { useTakesCorrections } from '../takesCorrections';
import styles from './LostPoints.module.css';

/** Number of items shown at first: those that cost most. */
const first = 6;

const keyOf = ({ vehicleId, questionKey }: Correction) => answerKey(vehicleId, questionKey);

/** Items whose correction the client weighs, by `answerKey`. */
export type Chosen = ReadonlySet<string>;

/** Returns the corrections among what cost points that are chosen. */
export const correctionsOf = (results: ResultsView, chosen: Chosen): readonly LostPoint[] =>
  lostPoints(results).filter((one) => chosen.has(keyOf(one)));

interface LostPointsProps {
  readonly request: RequestView;
  readonly results: ResultsView;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** What cost points, the most first, each with its picture and the gain of correcting it; the last line leads to correcting. */
export function LostPoints({ request, results, chosen, onChoose }: LostPointsProps) {
  const { t } = useTranslation('requests');
  const [all, setAll] = useState(false);
  const lost = lostPoints(results);
  const isOpen = useTakesCorrections(request);
  const points = pointsLost(results);
  if (lost.length === 0)
    return (
      <Panel title={t('receipt.none')}>
        <p className={styles.quiet}>{t('receipt.noneHint')}</p>
      </Panel>
    );
  const choose = (key: string, is: boolean) => {
    const next = new Set(chosen);
    if (is) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <Panel title={t('receipt.took', { count: lost.length, points })} flush>
      {isOpen && <p className={styles.hint}>{t('receipt.hint')}</p>}
      <LossBar results={results} lost={lost} />
      <ul className={styles.rows}>
        {(all ? lost : lost.slice(0, first)).map((one) => (
          <LostItem key={keyOf(one)} results={results} lost={one}>
            {(text) =>
              isOpen ? (
                <Checkbox
                  className={styles.choice}
                  checked={chosen.has(keyOf(one))}
                  onChange={({ target }) => choose(keyOf(one), target.checked)}
                >
                  {text}
                </Checkbox>
              ) : (
                text
              )
            }
          </LostItem>
        ))}
      </ul>
      {lost.length > first && (
        <div className={styles.more}>
          <Button type="text" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? t('receipt.fewer') : t('receipt.all', { count: lost.length })}
          </Button>
        </div>
      )}
      <Foot request={request} results={results} chosen={chosen} isOpen={isOpen} />
    </Panel>
  );
}

/** Shares of the lost points as a bar; those of critical items stand out. */
function LossBar({ results, lost }: { readonly results: ResultsView; readonly lost: readonly LostPoint[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {lost.map((one) => (
        <i
          key={keyOf(one)}
          style={{ flexGrow: one.gain }}
          {...(questionOf(results, one)?.question.severity === 'critical' && { 'data-critical': '' })}
        />
      ))}
    </div>
  );
}

/** Returns a question of the results with its section and vehicle. */
function questionOf({ parts }: ResultsView, { vehicleId, questionKey }: Correction) {
  const part = parts.find(({ vehicle }) => (vehicle?.id ?? null) === vehicleId);
  const category = part?.categories.find(({ questions }) => questions.some(({ key }) => key === questionKey));
  const question = category?.questions.find(({ key }) => key === questionKey);
  return part && category && question && { part, category, question };
}

interface LostItemProps {
  readonly results: ResultsView;
  readonly lost: LostPoint;
  /** Draws the question's text, with its choice where there is one. */
  readonly children: (text: ReactNode) => ReactNode;
}

/** Answer that cost points: the finding, and the points to regain by correcting it. */
function LostItem({ results, lost, children }: LostItemProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const found = questionOf(results, lost);
  if (!found) return null;
  const { part, category, question } = found;
  const text = localize(question.text);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        {children(<span className={styles.text}>{text}</span>)}
        <span className={styles.gain}>
          <bdi dir="ltr">+{lost.gain.toFixed(1)}</bdi>
          <span className="visually-hidden"> {t('receipt.points')}</span>
        </span>
      </div>
      <div className={styles.detail}>
        <p className={styles.place}>
          {question.severity === 'critical' && (
            <>
              <span className={styles.critical}>{t('receipt.critical')}</span> ·{' '}
            </>
          )}
          {part.vehicle && (
            <>
              <bdi>{localize(part.vehicle.name)}</bdi> ·{' '}
            </>
          )}
          {localize(category.title)}
        </p>
        <Finding question={question} label={t('evidence.of', { question: text })} />
      </div>
    </li>
  );
}

/** Pictures and words of the inspector. */
function Finding({ question, label }: { readonly question: Question; readonly label: string }) {
  const { note, evidence, asked, onSite } = question;
  return (
    <div className={styles.finding}>
      <EvidenceStrip files={evidence} label={label} />
      <div>
        <AnswerTag asked={asked} content={question} />
        {note && (
          <p className={styles.note}>
            <bdi>{note}</bdi>
          </p>
        )}
        <OnSite onSite={onSite} />
      </div>
    </div>
  );
}

interface FootProps {
  readonly request: RequestView;
  readonly results: ResultsView;
  readonly chosen: Chosen;
  readonly isOpen: boolean;
}

/** What the score becomes with the chosen corrections, and the way to them; after the last day, the day on which they ended. */
function Foot({ request, results, chosen, isOpen }: FootProps) {
  const { t } = useTranslation('requests');
  const { correctionsDueAt } = request;
  const expired = correctionsExpired(request, useNow());
  if (expired && correctionsDueAt)
    return (
      <p className={styles.foot}>
        {t('receipt.ended')} <DateText value={correctionsDueAt} />
      </p>
    );
  if (!isOpen) return null;
  const corrections = correctionsOf(results, chosen);
  const then = scoreIfCorrected(results, corrections);
  return (
    <div className={styles.foot} data-keep-clear>
      <p className={styles.outcome} role="status">
        {corrections.length === 0 ? (
          <span className={styles.quiet}>{t('receipt.choose')}</span>
        ) : (
          <>
            <span className={styles.quiet}>{t('receipt.mended', { count: corrections.length })}</span>
            <GradeScore score={then.total} grade={then.grade} counts={!results.revoked} />
          </>
        )}
      </p>
      {correctionsDueAt && <DaysLeft until={correctionsDueAt} />}
      <LinkButton type="primary" to="?tab=corrections">
        {t('receipt.start')}
      </LinkButton>
    </div>
  );
}
