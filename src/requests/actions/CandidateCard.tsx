import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateView } from '#domain/api/requestViews';
import { assignInspectorBody } from '#domain/requests/inspectionBodies';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import formStyles from './actions.module.css';
import styles from './CandidateCard.module.css';
import { CandidateReasons, CandidateWords } from './CandidateReasons';

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

export function CandidateCard({ candidate, group, best, present, checked, onChoose }: CandidateCardProps) {
  const { t } = useTranslation('requests');
  const { name } = candidate;
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
        <CandidateWords candidate={candidate} />
        <CandidateReasons candidate={candidate} />
      </span>
    </label>
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
