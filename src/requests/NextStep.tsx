import { baseRole } from '#framework/schema/roles/customRoles';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { awaitsReply } from '#domain/certificates/certificateState';
import { nextStep } from '#domain/requests/nextStep';
import { DateText } from '@framework/components/DateText';
import { useLocalize } from '@framework/providers/language';
import { useNow } from '@framework/providers/serverClock';
import { useSession } from '@framework/providers/session';
import nextStyles from './NextStep.module.css';

interface NextStepProps {
  readonly request: RequestView;
  /** Side of the reader. */
  readonly side: 'client' | 'staff';
}

/** Next step of a request with its performer and deadline, and what follows. */
export function NextStep({ request, side }: NextStepProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { who, by, next, then } = nextStep(waitingOf(request), side, useNow());
  const role = useSession(({ user }) => user && baseRole(user.role));
  if (!next) return null;
  const isOwn = who === role || (who === 'client' && side === 'client');
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
          <span className={nextStyles.quiet}>{t(who === 'inspector' ? 'next.at' : 'next.by')}</span>{' '}
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
  const { instalments, certificates } = request;
  return {
    ...request,
    nextDueOn: instalments.find(({ paidAt }) => paidAt === null)?.dueOn ?? null,
    revocationUnanswered: certificates.some(awaitsReply),
  };
}
