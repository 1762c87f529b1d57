import { useTranslation } from 'react-i18next';
import type { CandidateForMany } from '#domain/api/requestViews';
import type { Tone } from '#framework/schema/field';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import styles from '../actions/CandidateCard.module.css';

interface ManyCandidateProps {
  readonly candidate: CandidateForMany;
  readonly group: string;
  readonly best: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** Somebody who could take several requests, and for how many of them each reason holds. */
export function ManyCandidate({ candidate, group, best, checked, onChoose }: ManyCandidateProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { name, city, openRequests, requests: all, free, covers, specialised } = candidate;
  const toneOf = (count: number): Tone => (count === all ? 'success' : count === 0 ? 'danger' : 'warning');
  return (
    <label className={checked ? `${styles['card']} ${styles['checked']}` : styles['card']}>
      <input type="radio" className={styles['radio']} name={group} checked={checked} onChange={onChoose} />
      <bdi className={styles['name']}>{name}</bdi>
      {best && (
        <span className={styles['marks']}>
          <ToneTag tone="success">{t('candidates.best')}</ToneTag>
        </span>
      )}
      <span className={styles['words']}>
        <span className={styles['line']}>
          {[localize(city), t('candidates.open', { count: openRequests })].join(' · ')}
        </span>
        <span className={styles['reasons']}>
          {free < all && <ToneTag tone={toneOf(free)}>{t('many.free', { done: free, all })}</ToneTag>}
          <ToneTag tone={toneOf(specialised)}>{t('many.specialised', { done: specialised, all })}</ToneTag>
          <ToneTag tone={toneOf(covers)}>{t('many.covers', { done: covers, all })}</ToneTag>
        </span>
      </span>
    </label>
  );
}
