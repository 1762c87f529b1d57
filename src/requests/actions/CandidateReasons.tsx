import { useTranslation } from 'react-i18next';
import type { CandidateView } from '#domain/api/requestViews';
import { isThirdRunning } from '#domain/inspectors';
import type { Tone } from 'sijil/schema/field';
import { inspectors } from '#resources/inspectors';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './CandidateCard.module.css';

const levels: Readonly<Record<string, { ar: string; en: string }>> = inspectors.fields.level.options;

interface CandidateProps {
  readonly candidate: CandidateView;
}

/** City, level, load and distance of a candidate, in one line. */
export function CandidateWords({ candidate: { city, level, openRequests, distanceKm } }: CandidateProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  return (
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
  );
}

/** Reasons for and against a candidate, as tags. */
export function CandidateReasons({
  candidate,
  against = false,
}: CandidateProps & {
  /** True to leave out the reasons for them. */
  readonly against?: boolean;
}) {
  const { t } = useTranslation('requests');
  const shown = reasonsOf(candidate).filter(({ tone }) => !against || !isFor(tone));
  if (shown.length === 0) return null;
  return (
    <span className={styles.reasons}>
      {shown.map(({ reason, tone }) => (
        <ToneTag key={reason} tone={tone}>
          {t(`candidates.reason.${reason}`)}
        </ToneTag>
      ))}
    </span>
  );
}

const isFor = (tone: Tone) => tone === 'success' || tone === 'info';

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
