import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateView } from '#domain/api/requestViews';
import { isThirdRunning } from '#domain/inspectors';
import { assignInspectorBody } from '#domain/requests/inspectionBodies';
import type { Tone } from 'sijil/schema/field';
import { inspectors } from '#resources/inspectors';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import formStyles from './actions.module.css';
import styles from './CandidateCard.module.css';

interface CandidateCardProps {
  readonly candidate: CandidateView;
  readonly group: string;
  readonly best: boolean;
  /** True for the person already assigned. */
  readonly present: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const choiceField = assignInspectorBody.fields.choice;
const levels: Readonly<Record<string, { ar: string; en: string }>> = inspectors.fields.level.options;

export function CandidateCard({ candidate, group, best, present, checked, onChoose }: CandidateCardProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { name, city, level, openRequests, distanceKm } = candidate;
  return (
    <label className={checked ? `${styles.card} ${styles.checked}` : styles.card}>
      <input type="radio" className={styles.radio} name={group} checked={checked} onChange={onChoose} />
      <bdi className={styles.name}>{name}</bdi>
      {(best || present) && (
        <span className={styles.marks}>
          {best && <ToneTag tone="success">{t('candidates.best')}</ToneTag>}
          {present && <ToneTag tone="info">{t('candidates.present')}</ToneTag>}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.line}>
          {[
            localize(city),
            level && localize(levels[level] ?? level),
            t('candidates.open', { count: openRequests }),
            distanceKm !== null && t('candidates.distance', { count: distanceKm }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <CandidateReasons candidate={candidate} />
      </span>
    </label>
  );
}

/** Reasons for and against a candidate, as tags. */
export function CandidateReasons({ candidate }: Pick<CandidateCardProps, 'candidate'>) {
  const { t } = useTranslation('requests');
  return (
    <span className={styles.reasons}>
      {reasonsOf(candidate).map(({ reason, tone }) => (
        <ToneTag key={reason} tone={tone}>
          {t(`candidates.reason.${reason}`)}
        </ToneTag>
      ))}
    </span>
  );
}

interface ChoiceReasonProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Field for the reason of a choice against the list's advice. */
export function ChoiceReason({ value, onChange }: ChoiceReasonProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  return (
    <div className={formStyles.field}>
      <label className={formStyles.label} htmlFor={id}>
        {localize(choiceField.label)}
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={choiceField.max}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={formStyles.text}>
        {t('candidates.choiceHint')}
      </p>
    </div>
  );
}

interface Reason {
  readonly reason: string;
  readonly tone: Tone;
}

/** Returns the criteria by which the server has ranked, in the same order. */
function reasonsOf(candidate: CandidateView): Reason[] {
  const { busyThatDay, conflict, specialised, covers, sameCity, reportsUpheld } = candidate;
  const reach: Reason = sameCity
    ? { reason: 'sameCity', tone: 'success' }
    : covers
      ? { reason: 'covers', tone: 'info' }
      : { reason: 'farAway', tone: 'warning' };
  return [
    ...(busyThatDay ? [{ reason: 'busyThatDay', tone: 'danger' } as const] : []),
    ...(conflict ? [{ reason: 'conflict', tone: 'danger' } as const] : []),
    specialised ? { reason: 'specialised', tone: 'success' } : { reason: 'unspecialised', tone: 'warning' },
    reach,
    ...(isThirdRunning(candidate) ? [{ reason: 'thirdRunning', tone: 'warning' } as const] : []),
    ...(reportsUpheld > 0 ? [{ reason: 'reported', tone: 'danger' } as const] : []),
  ];
}
