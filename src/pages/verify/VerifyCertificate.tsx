import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/api/orderViews';
import { certificateStates, type CertificateState } from '#domain/certificates/certificateState';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { ReadFailure } from 'sijil/react/components/ReadFailure';
import { Icon, type PlainIconName } from 'sijil/react/plain/Icon';
import { PlainLinkButton } from 'sijil/react/plain/PlainControls';
import { useLocalize } from 'sijil/react/providers/language';
import { usePublicOperation } from 'sijil/react/providers/publicOperations';
import { usePublicParams } from 'sijil/react/screens/screen';
import { RevocationNote } from '@/requests/RevocationNote';
import { publicOperations } from '#domain/access/publicOperations';
import { CertificateFacts } from './CertificateFacts';
import type { Seal } from './readSeal';
import { SealNote, useSeal } from './SealNote';
import styles from './Verify.module.css';
import { VerifyHeader } from './VerifyHeader';

const icons: Record<CertificateState, PlainIconName> = {
  valid: 'check-circle-filled',
  expired: 'clock-circle-filled',
  superseded: 'swap',
  revoked: 'close-circle-filled',
};

/** Public page of a certificate's QR code: it says first whether the certificate is valid today. */
export default function VerifyCertificate() {
  const { t } = useTranslation('verify');
  const { code = '' } = usePublicParams();
  const { data, error, refetch } = usePublicOperation('certificates.verify', {
    params: { code },
  });
  const seal = useSeal(code);
  return (
    <div className={styles.page}>
      <VerifyHeader />
      <div className={styles.card}>
        <p className={styles.about}>{t('about')}</p>
        {data ? (
          <Found certificate={data} seal={seal ?? null} />
        ) : error?.code === 'not_found' ? (
          <NotFound code={code} />
        ) : error && seal ? (
          <SealNote seal={seal} online={false} />
        ) : error ? (
          <ReadFailure error={error} onRetry={refetch} />
        ) : (
          <LoadingState as="lines" rows={8} />
        )}
      </div>
      <PublicKey />
      {data && <p className={styles.foot}>{t('foot')}</p>}
    </div>
  );
}

interface FoundProps {
  readonly certificate: VerificationView;
  readonly seal: Seal | null;
}

function Found({ certificate, seal }: FoundProps) {
  const { t } = useTranslation('verify');
  const localize = useLocalize();
  const { state, revocation } = certificate;
  const { tone, ...label } = certificateStates[state];
  // A forgery is shown first: the register below knows only the code, not the document.
  const forged = seal?.kind === 'tampered';
  return (
    <>
      {forged && <SealNote seal={seal} online />}
      <div
        className={styles.state}
        style={{ color: `var(--tone-${tone}-text)`, background: `var(--tone-${tone}-ground)` }}
      >
        <span className={styles.icon} aria-hidden="true">
          <Icon of={icons[state]} />
        </span>
        <h1 className={styles.title}>{localize(label)}</h1>
        <p className={styles.meaning}>{t(`meaning.${state}`)}</p>
      </div>
      {seal && !forged && <SealNote seal={seal} online />}
      {revocation && <RevocationNote revocation={revocation} />}
      <CertificateFacts certificate={certificate} />
    </>
  );
}

function NotFound({ code }: { readonly code: string }) {
  const { t } = useTranslation('verify');
  return (
    <>
      <h1 className="visually-hidden">{t('notFound')}</h1>
      <EmptyState icon={<Icon of="close-circle-filled" />} title={t('notFound')} hint={t('notFoundHint')} />
      <p className={styles.code}>
        <bdi dir="ltr">{code}</bdi>
      </p>
      <p className={styles.code}>
        <PlainLinkButton to="/verify">{t('enter.again')}</PlainLinkButton>
      </p>
    </>
  );
}

/** Public key of certificates, to verify one without the portal. */
function PublicKey() {
  const { t } = useTranslation('verify');
  const { data } = usePublicOperation('certificates.keys');
  const address = `/api/v1${publicOperations['certificates.keys'].url}`;
  return (
    <details className={styles.key}>
      <summary>{t('key.title')}</summary>
      <p>{t('key.hint')}</p>
      {data?.keys.map(({ kid, x }) => (
        <p key={kid} className={styles.keyText}>
          <code dir="ltr">{x}</code>
        </p>
      ))}
      <p>
        <a href={address} dir="ltr">
          {address}
        </a>
      </p>
    </details>
  );
}
