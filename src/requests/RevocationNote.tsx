import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/api/orderViews';
import { DateText } from 'sijil/react/components/valueTexts';
import { PlainAlert } from 'sijil/react/plain/PlainControls';

interface RevocationNoteProps {
  readonly revocation: NonNullable<VerificationView['revocation']>;
  /** Plate of the vehicle, where there are several certificates. */
  readonly subject?: string | null;
  /** Name of the person who revoked it, for readers who may know it. */
  readonly by?: string | null;
  /** Consequence for the reader. */
  readonly meaning?: string;
}

/** Reason for revoking a certificate and its holder's reply, both shown to everybody who sees it. */
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
