import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/api/orderViews';
import { DateText } from '@/components/DateText';
import { PlainAlert } from '@/plain/PlainAlert';

interface RevocationNoteProps {
  readonly revocation: NonNullable<VerificationView['revocation']>;
  /** Which of several certificates it is: a plate. */
  readonly subject?: string | null;
  /** Who revoked it, where its reader is told. */
  readonly by?: string | null;
  /** What that means for its reader. */
  readonly meaning?: string;
}

/** Why a certificate was taken back, and what its holder says to that: both for everybody who sees it. */
export function RevocationNote({
  revocation: { at, reason, reply, repliedAt },
  subject = null,
  by = null,
  meaning,
}: RevocationNoteProps) {
  const { t } = useTranslation('common');
  return (
    <PlainAlert
      tone="danger"
      title={
        <>
          {t('revocation.title')} <DateText value={at} />
          {subject && (
            <>
              {' · '}
              <bdi>{subject}</bdi>
            </>
          )}
          {by && (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          )}
        </>
      }
      text={
        <>
          {reason && <p dir="auto">{reason}</p>}
          {meaning && <p>{meaning}</p>}
          {reply && (
            <>
              <p>
                <strong>{t('revocation.reply')}</strong>
                {repliedAt && (
                  <>
                    {' '}
                    <DateText value={repliedAt} />
                  </>
                )}
              </p>
              <p dir="auto">{reply}</p>
            </>
          )}
        </>
      }
    />
  );
}
