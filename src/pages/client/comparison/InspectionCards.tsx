import { useTranslation } from 'react-i18next';
import type { ComparableView } from '#domain/api/comparisonViews';
import { ChoiceCard } from '@framework/components/ChoiceCard';
import { DateText } from '@framework/components/DateText';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { RequestNumber } from '@/requests/RequestNumber';
import { toneOfScore } from '@/requests/toneOfScore';
import styles from './Comparison.module.css';

interface InspectionCardsProps {
  readonly inspections: ComparableView['inspections'];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** The inspections of the chosen branches, the newest first. */
export function InspectionCards({ inspections, chosen, onToggle }: InspectionCardsProps) {
  const { t } = useTranslation('comparison');
  const localize = useLocalize();
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.label}>{t('pick')}</legend>
      {inspections.map(({ id, number, branch, vehicles, service, on, score, grade }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          name="inspection"
          checked={chosen.includes(id)}
          onChoose={() => onToggle(id)}
        >
          <span className={styles.card}>
            <span className={styles.cardHead}>
              <strong>
                <bdi>{branch?.name ?? t('vehicles', { count: vehicles })}</bdi>
              </strong>
              <ToneTag tone={toneOfScore(score)}>
                <bdi dir="ltr">{[score, grade].filter((part) => part !== null).join(' · ')}</bdi>
              </ToneTag>
            </span>
            <span>{localize(service)}</span>
            <span className={styles.quiet}>
              <RequestNumber number={number} /> · <DateText value={on} />
            </span>
          </span>
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
