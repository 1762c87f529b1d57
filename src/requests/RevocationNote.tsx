import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/api/orderViews';
import { DateText } from '@/components/DateText';
import { PlainAlert } from '@/plain/PlainAlert';

interface RevocationNoteProps {
  readonly revocation: NonNullable<VerificationView['revocation']>;
}

/** Why a certificate was taken back, and what its holder says to that: both for everybody who sees it. */
export function RevocationNote({ revocation: { at, reason, reply, repliedAt } }: RevocationNoteProps) {
  const { t } = useTranslation('common');
  return (
    <PlainAlert
      tone="danger"
      title={
        <>
          {t('revocation.title')} <DateText value={at} />
        </>
      }
      text={
        <>
          {reason && <p dir="auto">{reason}</p>}
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
