import { FilePdfOutlined, SafetyCertificateOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { certificateStates } from '#domain/requests/choices';
import { gradeBands } from '#domain/scoring/gradeBands';
import { DateText } from '@/components/DateText';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';
import { ActionDialog } from './ActionDialog';
import styles from './CertificateCard.module.css';
import { Facts } from './Facts';
import { Panel } from './Panel';
import { RevocationNote } from './RevocationNote';
import { ScoreDial } from './ScoreDial';

/** A request's certificate: score, validity, its PDFs, the public page, and sharing for whom it belongs to. */
export function CertificateCard({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { certificate } = request;
  if (!certificate) return null;
  const { code, state, score, grade, issuedAt, validUntil, revocation } = certificate;
  const { tone, ...label } = certificateStates[state];
  const band = gradeBands.find((one) => one.grade === grade);
  return (
    <Panel title={t('certificate.title')} meta={<ToneTag tone={tone}>{localize(label)}</ToneTag>}>
      {revocation && <RevocationNote revocation={revocation} />}
      <div className={styles.certificate}>
        <ScoreDial score={score} grade={grade} size={104} />
        <div className={styles.words}>
          <Facts
            items={[
              { label: t('certificate.grade'), value: band ? `${grade} — ${localize(band.label)}` : grade },
              { label: t('certificate.code'), value: <bdi dir="ltr">{code}</bdi> },
              { label: t('certificate.issuedAt'), value: <DateText value={issuedAt} hijri /> },
              { label: t('certificate.validUntil'), value: <DateText value={validUntil} hijri /> },
            ]}
          />
          <CertificateLinks request={request} certificate={certificate} />
        </div>
      </div>
    </Panel>
  );
}

interface CertificateLinksProps {
  readonly request: RequestView;
  readonly certificate: NonNullable<RequestView['certificate']>;
}

function CertificateLinks({ request, certificate: { files, verifyUrl } }: CertificateLinksProps) {
  const { t } = useTranslation('requests');
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
      {share?.allowed && (
        <Button icon={<ShareAltOutlined aria-hidden="true" />} onClick={() => setSharing(true)}>
          {t('certificate.share')}
        </Button>
      )}
      {sharing && <ActionDialog request={request} name="sharePost" onClose={() => setSharing(false)} />}
    </div>
  );
}
