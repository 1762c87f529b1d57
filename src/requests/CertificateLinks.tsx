import { FilePdfOutlined, SafetyCertificateOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { certificateState, certificateStates, isCurrent } from '#domain/certificates/certificateState';
import { ActionDialog } from './ActionDialog';
import styles from './CertificateCard.module.css';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import validityStyles from './rows/rows.module.css';

interface CertificateLinksProps {
  readonly request: RequestView;
  readonly certificate: RequestView['certificates'][number];
}

/** Links of one certificate: its PDFs, its public page, and sharing for its holder. */
export function CertificateLinks({ request, certificate }: CertificateLinksProps) {
  const { t } = useTranslation('requests');
  const { files, verifyUrl } = certificate;
  const [sharing, setSharing] = useState(false);
  const share = request.actions.find(({ name }) => name === 'sharePost');
  return (
    <div className={styles.links}>
      {files ? (
        <>
          <Button
            icon={<FilePdfOutlined aria-hidden="true" />}
            href={files.ar.url}
            target="_blank"
            rel="noreferrer"
          >
            {t('certificate.arabicPdf')}
          </Button>
          <Button
            icon={<FilePdfOutlined aria-hidden="true" />}
            href={files.en.url}
            target="_blank"
            rel="noreferrer"
          >
            {t('certificate.englishPdf')}
          </Button>
        </>
      ) : (
        <span className={styles.quiet}>{t('certificate.drawing')}</span>
      )}
      <Button
        icon={<SafetyCertificateOutlined aria-hidden="true" />}
        href={verifyUrl}
        target="_blank"
        rel="noreferrer"
      >
        {t('certificate.verify')}
      </Button>
      {share?.allowed && isCurrent(certificate) && (
        <Button icon={<ShareAltOutlined aria-hidden="true" />} onClick={() => setSharing(true)}>
          {t('certificate.share')}
        </Button>
      )}
      {sharing && (
        <ActionDialog
          // Limits sharing to this certificate among a fleet's.
          request={{ ...request, certificates: [certificate] }}
          name="sharePost"
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}

interface CertificateValidityProps {
  /** Null where there is no certificate. */
  readonly validUntil: string | null;
  readonly revokedAt?: string | null;
}

/** Expiry and current state of a certificate. */
export function CertificateValidity({ validUntil, revokedAt = null }: CertificateValidityProps) {
  const localize = useLocalize();
  const now = useNow();
  if (validUntil === null) return '—';
  const { tone, ...label } = certificateStates[certificateState({ revokedAt, validUntil }, now)];
  return (
    <span className={validityStyles['validity']}>
      <DateText value={validUntil} /> <ToneTag tone={tone}>{localize(label)}</ToneTag>
    </span>
  );
}
