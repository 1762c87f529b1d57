import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { comingSteps, correctionsExpired, requestState } from '#domain/requests/nextStep';
import { transitions } from '#domain/workflow/requestWorkflow';
import { endStatuses } from '#domain/workflow/statuses';
import { formatDate, formatDateTime, formatWeekday } from 'sijil/base/formats/dates';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { AddToCalendar } from '@/requests/AddToCalendar';
import { daysLeft } from '@/requests/deadlines';
import { NextStep } from '@/requests/RequestTimeline';
import { DaysLeft } from '../DaysLeft';
import { AskSupport } from './AskSupport';
import { ClientActions } from './ClientActions';
import { type Decision, deadlineOf } from './decisions';
import styles from './TurnCard.module.css';

interface TurnCardProps {
  readonly request: RequestView;
  /** Decision that waits for the reader. */
  readonly decision: Decision | undefined;
}

/** Whose turn it is, until when, and what the client can do now: the decision that waits, or what staff promises. */
export function TurnCard({ request, decision }: TurnCardProps) {
  if (decision) return <OwnTurn request={request} decision={decision} />;
  if (request.promise) return <StaffTurn request={request} promise={request.promise} />;
  return <NobodysTurn request={request} />;
}

function OwnTurn({ request, decision }: { readonly request: RequestView; readonly decision: Decision }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const until = deadlineOf(request, decision);
  return (
    <Card
      request={request}
      head={
        <>
          <ToneTag tone="yours">{t('request.turn.yours')}</ToneTag>
          {until && <DaysLeft until={until} />}
        </>
      }
      title={localize(transitions[decision.name].label)}
      actions={<ClientActions request={request} />}
    >
      {decision.about(request)}
    </Card>
  );
}

interface StaffTurnProps {
  readonly request: RequestView;
  readonly promise: NonNullable<RequestView['promise']>;
}

function StaffTurn({ request, promise: { by, until, does, otherwise } }: StaffTurnProps) {
  const { t } = useTranslation(['client', 'requests']);
  const localize = useLocalize();
  const language = useLanguage();
  const now = useNow();
  const isLate = now > new Date(until);
  const days = daysLeft(until, now);
  const named = by === 'supervisor' || by === 'inspector' ? request[by]?.name : undefined;
  // The appointment itself, not the moment from which the inspector is late.
  const visit = by === 'inspector' && !request.startedAt ? request.visitAt : null;
  const day = visit
    ? `${formatWeekday(visit, language)} ${formatDateTime(visit, language)}`
    : `${formatWeekday(until, language)} ${formatDate(until, language)}`;
  return (
    <Card
      request={request}
      isLate={isLate}
      head={
        <>
          <ToneTag tone={isLate ? 'danger' : 'neutral'}>
            {t(`request.turn.${isLate ? 'late' : 'ours'}`)}
          </ToneTag>
          <span>{named ? <bdi>{named}</bdi> : t(`requests:next.who.${by}`)}</span>
          {isLate ? (
            days < 0 && <span>{t('days.over', { count: -days })}</span>
          ) : (
            <span>{visit ? t('days.until', { count: days }) : t('days.left', { count: days })}</span>
          )}
        </>
      }
      title={t(visit ? 'request.turn.at' : isLate ? 'request.turn.was' : 'request.turn.by', {
        does: localize(does),
        day,
      })}
      actions={
        <>
          <AskSupport request={request} />
          <ClientActions request={request} />
        </>
      }
    >
      <p className={styles.asked}>{t('request.turn.nothing')}</p>
      <p className={isLate ? styles.otherwiseLate : styles.otherwise}>{localize(otherwise)}</p>
    </Card>
  );
}

/** The end of a request, or a step that the reader may not take. */
function NobodysTurn({ request }: { readonly request: RequestView }) {
  const localize = useLocalize();
  const now = useNow();
  const state = requestState(request, now);
  const ended = endStatuses.includes(request.status);
  return (
    <Card
      request={request}
      title={localize(state)}
      actions={
        <>
          <ClientActions request={request} />
          <AskSupport request={request} />
        </>
      }
    >
      {!ended && <NextStep request={request} side="client" />}
    </Card>
  );
}

interface CardProps {
  readonly request: RequestView;
  readonly head?: ReactNode;
  readonly title: string;
  readonly isLate?: boolean;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Card of the turn; on a phone its buttons are the bar at the bottom. */
function Card({ request, head, title, isLate = false, children, actions }: CardProps) {
  const { t } = useTranslation('client');
  return (
    <section
      className={styles.card}
      aria-label={t('request.turn.label')}

      data-late={isLate}
    >
      {head && <div className={styles.head}>{head}</div>}
      <h2 className={styles.title}>{title}</h2>
      {children}
      <div className={styles.calendar}>
        <AddToCalendar request={request} />
      </div>
      <div className={`${styles.bar} no-print`} data-keep-clear>
        {actions}
      </div>
    </section>
  );
}

/** Steps that usually follow, with their performers; durations are not known. */
export function ComingSteps({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation(['client', 'requests']);
  const localize = useLocalize();
  const now = useNow();
  const steps = comingSteps(request.status);
  const stops = request.cancellation?.decidedAt === null || correctionsExpired(request, now);
  if (stops || steps.length === 0) return null;
  return (
    <section className={styles.coming}>
      <h2 className={styles.heading}>{t('request.turn.then')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ step, who }) => (
          <li key={step.en}>
            <span>{localize(step)}</span>
            {who && (
              <span className={styles.quiet}>
                {who === 'client' ? t('requests:next.you') : t(`requests:next.who.${who}`)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
