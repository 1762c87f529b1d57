import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { phaseLabels } from '#domain/workflow/statuses';
import type { Tone } from 'sijil/schema/field';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import styles from './RequestTimeline.module.css';
import { type TimelineRequest, type TimelineStep, timelineSteps } from './timelineSteps';
import { baseRole } from 'sijil/schema/roles/customRoles';
import type { RequestView } from '#domain/api/requestViews';
import { awaitsReply } from '#domain/certificates/certificateState';
import { nextStep } from '#domain/requests/nextStep';
import { useSession } from 'sijil/react/providers/session';
import { daysLeft } from './deadlines';
import nextStyles from './NextStep.module.css';

interface RequestTimelineProps {
  readonly request: TimelineRequest;
}

/** Timeline of a request: past, current and coming phases, each with the day on which it began. */
export function RequestTimeline({ request }: RequestTimelineProps) {
  const { t } = useTranslation('requests');
  const now = useNow();
  return (
    <ol className={styles.steps} aria-label={t('timeline.label')}>
      {timelineSteps(request, now).map((step, index) => (
        <Step key={step.phase} step={step} number={index + 1} />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly step: TimelineStep;
  readonly number: number;
}

function Step({ step, number }: StepProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { phase, state, reached, since, words, tone } = step;
  const failed = tone === 'danger';
  return (
    <li
      className={[styles.step, styles[state], failed && styles.failed].filter(Boolean).join(' ')}
      {...(state === 'current' && { 'aria-current': 'step' as const })}
      {...(tone && { style: colours(tone) })}
    >
      <span className={styles.dot} aria-hidden="true">
        {failed ? (
          <CloseOutlined aria-hidden="true" />
        ) : reached ? (
          <CheckOutlined aria-hidden="true" />
        ) : (
          number
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.phase}>{localize(phaseLabels[phase])}</span>
        <span className={styles.since}>
          {words ? <bdi>{localize(words)}</bdi> : since ? <DateText value={since} /> : t('timeline.ahead')}
        </span>
      </span>
    </li>
  );
}

function colours(tone: Tone) {
  return { '--dot': `var(--tone-${tone}-text)`, '--glow': `var(--tone-${tone}-ground)` };
}

interface NextStepProps {
  readonly request: RequestView;
  /** Side of the reader. */
  readonly side: 'client' | 'staff';
}

/** Next step of a request with its performer and deadline, and what follows. */
export function NextStep({ request, side }: NextStepProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const now = useNow();
  const { who, by, next, then } = nextStep(waitingOf(request), side, now);
  const role = useSession(({ user }) => user && baseRole(user.role));
  if (!next) return null;
  const isOwn = who === role || (who === 'client' && side === 'client');
  const missed = by !== null && daysLeft(by, now) < 0;
  const name = who === 'supervisor' || who === 'inspector' ? request[who]?.name : undefined;
  return (
    <p className={nextStyles.next} role="note" aria-label={t('next.label')}>
      <span>
        <span className={nextStyles.quiet}>{t('next.now')}</span> <strong>{localize(next)}</strong>
      </span>
      {who && (
        <span>
          {isOwn ? t('next.you') : t(`next.who.${who}`)}
          {name && !isOwn && (
            <>
              {' '}
              (<bdi>{name}</bdi>)
            </>
          )}
        </span>
      )}
      {by && (
        <span>
          <span className={nextStyles.quiet}>
            {t(missed ? 'next.missed' : who === 'inspector' ? 'next.at' : 'next.by')}
          </span>{' '}
          <DateText value={by} withTime={by.includes('T')} />
        </span>
      )}
      {then && (
        <span className={nextStyles.quiet}>
          {t('next.then')} {localize(then)}
        </span>
      )}
    </p>
  );
}

function waitingOf(request: RequestView) {
  const { instalments, certificates, cancellation } = request;
  return {
    ...request,
    nextPayBy: instalments.find(({ paidAt }) => paidAt === null)?.payBy ?? null,
    cancellationAsked: cancellation?.decidedAt === null,
    revocationUnanswered: certificates.some(awaitsReply),
  };
}
