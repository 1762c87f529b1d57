import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import styles from './RequestScreen.module.css';
import { RevocationNote } from './RevocationNote';

interface RevocationBannerProps {
  readonly request: Pick<RequestView, 'certificates' | 'history'>;
}

/** Banner of revoked certificates at the top of a request's page: by whom, when, why and the consequence. */
export function RevocationBanner({ request: { certificates, history } }: RevocationBannerProps) {
  const { t } = useTranslation('requests');
  const revokedBy = (code: string) =>
    history.findLast(
      ({ transition, detail }) =>
        transition === 'revokeCertificate' && (detail?.certificate?.code ?? code) === code,
    )?.by ?? null;
  if (certificates.every(({ revocation }) => !revocation)) return null;
  return (
    <div className={styles.revoked}>
      {certificates.map(
        ({ code, vehicle, revocation }) =>
          revocation && (
            <RevocationNote
              key={code}
              revocation={revocation}
              subject={certificates.length > 1 ? (vehicle?.number ?? code) : null}
              by={revokedBy(code)}
              meaning={t('revoked.meaning')}
            />
          ),
      )}
    </div>
  );
}
