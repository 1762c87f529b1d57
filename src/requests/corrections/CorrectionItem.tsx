import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView } from '#domain/api/requestViews';
import { severities } from '#domain/forms/severities';
import { verdicts } from '#domain/requests/choices';
import { isKeyOf } from 'sijil/base/objects';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { EvidenceStrip } from '../EvidenceStrip';
import { AnswerTag } from '../answers/AnswerTag';
import { ScoreChip } from '../results/ScoreChip';
import styles from './CorrectionItem.module.css';
import { DateText } from 'sijil/react/components/valueTexts';
import type { FileLink } from 'sijil/contract/parts';
import pairStyles from './BeforeAfter.module.css';

interface CorrectionItemProps {
  readonly item: CorrectiveActionsView['items'][number];
  readonly footer?: ReactNode;
  /** True for pictures large enough for a verdict. */
  readonly large?: boolean;
}

/** Item before and after its correction, side by side; for a contested finding, the finding and the objection. */
export function CorrectionItem({ item, footer, large = false }: CorrectionItemProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { question, category, severity, originalScore, verdict } = item;
  const [before, after] = item.contested
    ? ([t('corrections.finding'), t('corrections.objectionEvidence')] as const)
    : ([t('corrections.before'), t('corrections.after')] as const);
  return (
    <li
      className={styles.item}
      data-correction={item.id}
      data-open={verdict === null && Boolean(footer)}
      {...(footer && { tabIndex: -1 })}
    >
      <div className={styles.head}>
        {originalScore !== null && <ScoreChip score={originalScore} />}
        <div className={styles.words}>
          <p className={styles.question}>{localize(question)}</p>
          <p className={styles.quiet}>
            {localize(category)}
            {isKeyOf(severities, severity) && ` · ${localize(severities[severity].label)}`}
          </p>
        </div>
        {item.contested && <ToneTag tone="warning">{t('corrections.contested')}</ToneTag>}
        {verdict && <ToneTag tone={verdicts[verdict].tone}>{localize(verdicts[verdict])}</ToneTag>}
      </div>
      <div className={styles.sides}>
        <Side title={before} text={item.inspectorNote} empty={t('corrections.noNote')}>
          <AnswerTag asked={item.asked} content={item} />
          {item.supervisorNote && (
            <p className={styles.text}>
              <strong>{t('results.supervisorNote')}</strong> <bdi>{item.supervisorNote}</bdi>
            </p>
          )}
          <EvidenceStrip files={item.evidence} label={before} large={large} />
        </Side>
        <Side
          title={item.contested ? t('corrections.objection') : after}
          text={item.action}
          empty={t('corrections.noAnswer')}
        >
          <EvidenceStrip files={item.files} label={after} large={large} />
        </Side>
      </div>
      {!item.contested && (
        <BeforeAfter before={item.evidence} after={item.files} label={localize(question)} />
      )}
      {item.verdictNote && (
        <p className={styles.verdict}>
          <strong>{t('corrections.verdictNote')}</strong> <bdi>{item.verdictNote}</bdi>
        </p>
      )}
      <FormerRounds rounds={item.rounds} />
      {footer}
    </li>
  );
}

interface SideProps {
  readonly title: string;
  readonly text: string | null;
  readonly empty: string;
  readonly children: ReactNode;
}

function Side({ title, text, empty, children }: SideProps) {
  return (
    <div className={styles.side}>
      <p className={styles.sideTitle}>{title}</p>
      <p className={text ? styles.text : styles.quiet}>
        <bdi>{text ?? empty}</bdi>
      </p>
      {children}
    </div>
  );
}

type Rounds = CorrectiveActionsView['items'][number]['rounds'];

/** Earlier answers and the reasons for rejecting them, for both sides to read with the new answer. */
function FormerRounds({ rounds }: { readonly rounds: Rounds }) {
  const { t } = useTranslation('requests');
  if (rounds.length === 0) return null;
  return (
    <details className={styles.rounds} open>
      <summary>{t('corrections.rounds', { count: rounds.length })}</summary>
      {rounds.map(({ round, action, files, answeredAt, verdictNote }) => (
        <div key={round} className={styles.round}>
          <p className={styles.text}>
            {answeredAt && (
              <span className={styles.quiet}>
                <DateText value={answeredAt} />:{' '}
              </span>
            )}
            <bdi>{action}</bdi>
          </p>
          <EvidenceStrip files={files} label={t('corrections.roundEvidence', { round })} />
          {verdictNote && (
            <p className={styles.verdict}>
              <strong>{t('corrections.refusedBecause')}</strong> <bdi>{verdictNote}</bdi>
            </p>
          )}
        </div>
      ))}
    </details>
  );
}

interface BeforeAfterProps {
  /** Pictures to compare, the first of either side; nothing is shown where one side has none. */
  readonly before: readonly FileLink[];
  readonly after: readonly FileLink[];
  /** Text alternative of the pictures. */
  readonly label: string;
}

const firstPicture = (files: readonly FileLink[]) => files.find(({ type }) => type.startsWith('image/'));

/** Pictures of a finding and of its correction, one over the other, with a slider for pointer and keys. */
export function BeforeAfter({ before, after, label }: BeforeAfterProps) {
  const { t } = useTranslation('requests');
  const [shown, setShown] = useState(50);
  const [found, corrected] = [firstPicture(before), firstPicture(after)];
  if (!found || !corrected) return null;
  return (
    <figure className={pairStyles.frame}>
      <img className={pairStyles.picture} src={corrected.url} alt={`${t('corrections.after')}: ${label}`} />
      <div className={pairStyles.over} style={{ inlineSize: `${shown}%` }}>
        <img className={pairStyles.picture} src={found.url} alt={`${t('corrections.before')}: ${label}`} />
      </div>
      <span className={pairStyles.first} aria-hidden="true">
        {t('corrections.before')}
      </span>
      <span className={pairStyles.second} aria-hidden="true">
        {t('corrections.after')}
      </span>
      <span className={pairStyles.handle} style={{ insetInlineStart: `${shown}%` }} aria-hidden="true" />
      <input
        className={pairStyles.range}
        type="range"
        min={0}
        max={100}
        value={shown}
        aria-label={`${t('corrections.compare')}: ${label}`}
        onChange={({ target }) => setShown(Number(target.value))}
      />
    </figure>
  );
}
