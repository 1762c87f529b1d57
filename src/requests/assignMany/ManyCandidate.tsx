import { useTranslation } from 'react-i18next';
import type { CandidateForMany } from '#domain/api/requestViews';
import type { Tone } from '#framework/schema/field';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import candidateStyles from '@/requests/actions/CandidateCard.module.css';

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
    <label
      className={
        checked ? `${candidateStyles['card']} ${candidateStyles['checked']}` : candidateStyles['card']
      }
    >
      <input
        type="radio"
        className={candidateStyles['radio']}
        name={group}
        checked={checked}
        onChange={onChoose}
      />
      <bdi className={candidateStyles['name']}>{name}</bdi>
      {best && (
        <span className={candidateStyles['marks']}>
          <ToneTag tone="success">{t('candidates.best')}</ToneTag>
        </span>
      )}
      <span className={candidateStyles['words']}>
        <span className={candidateStyles['line']}>
          {[localize(city), t('candidates.open', { count: openRequests })].join(' · ')}
        </span>
        <span className={candidateStyles['reasons']}>
          {free < all && <ToneTag tone={toneOf(free)}>{t('many.free', { done: free, all })}</ToneTag>}
          <ToneTag tone={toneOf(specialised)}>{t('many.specialised', { done: specialised, all })}</ToneTag>
          <ToneTag tone={toneOf(covers)}>{t('many.covers', { done: covers, all })}</ToneTag>
        </span>
      </span>
    </label>
  );
}
