import { useTranslation } from 'react-i18next';
import { FilePdfOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { certificatesResource } from '#resources/certificates';
import { lists } from '#resources/lists';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { LinkButton } from 'sijil/react/components/links';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { BackgroundExport } from 'sijil/react/console/transfer/exports/BackgroundExport';
import { useAction } from 'sijil/react/providers/operations';
import { copyText } from 'sijil/react/providers/copyText';
import type { FileLink } from 'sijil/contract/parts';
import { type CertificateState, certificateStates, isCurrent } from '#domain/certificates/certificateState';
import { gradeBands } from '#domain/scoring/grades';
import type { Localized } from 'sijil/base/i18n/localized';
import { resources } from '#resources';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { LeadingLink } from 'sijil/react/console/list/recordCells';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { ScoreDial } from '@/requests/ScoreDial';
import styles from './OwnCertificateCard.module.css';
import { useToast } from 'sijil/react/toast/toastStore';

const CertificateQr = lazy(() => import('./CertificateQr'));

const drawing = { card: OwnCertificateCard };

/** Valid certificates of the company, or of the branches that a manager is responsible for. */
export default function OwnCertificates() {
  const { t } = useTranslation(['client', 'transfer']);
  const zip = useAction('clients.exportCertificates');
  return (
    <ResourceList
      resource={certificatesResource}
      list={lists.ownCertificates}
      drawing={drawing}
      title={t('certificates.title')}
      actions={<LinkButton to="/verify">{t('certificates.verify')}</LinkButton>}
      tools={(query) => (
        <BackgroundExport
          begin={() => zip.run({ query })}
          pending={zip.pending}
          label={t('certificates.zip')}
        />
      )}
      empty={<EmptyState title={t('certificates.none')} hint={t('certificates.noneHint')} />}
    />
  );
}

/** Fields of the declaration, as the API sends them. */
interface Certificate {
  readonly code: string;
  readonly score: number | null;
  readonly grade: string | null;
  readonly gradeReason: Localized | null;
  readonly state: CertificateState;
  readonly validUntil: string;
  readonly supersededAt: string | null;
  readonly revokedAt: string | null;
  readonly fileAr: FileLink | null;
  readonly fileEn: FileLink | null;
}

/** Certificate as a card: its holder, its grade, its expiry, and the code that verifies it. */
export function OwnCertificateCard({ record }: { readonly record: ConsoleRecord }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const language = useLanguage();
  const certificate = record as ConsoleRecord & Certificate;
  const { code, score, grade, gradeReason, state, fileAr, fileEn } = certificate;
  const current = isCurrent(certificate);
  const { tone, ...label } = certificateStates[state];
  const band = gradeBands.find((one) => one.grade === grade);
  const titleOf = (field: string) => localize(record.$titles[field] as Parameters<typeof localize>[0]);
  const vehicle = titleOf('vehicleId');
  const holder = vehicle || titleOf('branchId');
  const file = language === 'ar' ? fileAr : fileEn;
  const address = new URL(`/verify/${code}`, window.location.origin).href;
  const share = useShareLink(holder, address);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <ScoreDial score={score} grade={grade} counts={current} size={64} />
        <div className={styles.holder}>
          <LeadingLink record={record}>
            <bdi>{holder}</bdi>
          </LeadingLink>
          <span className={styles.quiet}>{titleOf('serviceId')}</span>
          {vehicle && titleOf('branchId') && (
            <span className={styles.quiet}>
              <bdi>{titleOf('branchId')}</bdi>
            </span>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.standing}>
          <div className={styles.state}>
            <ToneTag tone={tone}>{localize(label)}</ToneTag>
            {band && <span>{localize(band.label)}</span>}
            <span className={styles.quiet}>
              <Validity {...certificate} />
            </span>
          </div>
          {gradeReason && <p className={styles.lowered}>{localize(gradeReason)}</p>}
          <div className={styles.tools}>
            {file && (
              <Button
                icon={<FilePdfOutlined aria-hidden="true" />}
                href={file.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('certificates.pdfOf', { name: holder })}
              >
                {t('certificates.pdf')}
              </Button>
            )}
            {current && (
              <Button
                icon={<ShareAltOutlined aria-hidden="true" />}
                onClick={() => void share()}
                aria-label={t('certificates.shareOf', { name: holder })}
              >
                {t('certificates.share')}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.proof}>
          <a className={styles.code} href={address} target="_blank" rel="noreferrer">
            <Suspense fallback={null}>
              <CertificateQr address={address} />
            </Suspense>
            <span className="visually-hidden">{t('certificates.verifyOf', { name: holder })}</span>
          </a>
          <bdi dir="ltr" className={styles.number}>
            {code}
          </bdi>
        </div>
      </div>
    </article>
  );
}

/** Day on which a certificate ends, or on which it was revoked or superseded. */
function Validity({ validUntil, supersededAt, revokedAt }: Certificate) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { fields } = resources.certificates;
  const [label, day] = revokedAt
    ? [localize(fields.revokedAt.label), revokedAt]
    : supersededAt
      ? [localize(fields.supersededAt.label), supersededAt]
      : [t('certificates.until'), validUntil];
  return (
    <>
      {label} <DateText value={day} />
    </>
  );
}

/** Opens the device's share sheet for an address; copies the address where the device has none. */
function useShareLink(title: string, url: string): () => Promise<void> {
  const { t } = useTranslation('client');
  const toast = useToast();
  return async () => {
    if (typeof navigator.share === 'function') {
      // Closing the sheet is no error, and needs no message.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    if (await copyText(url)) toast.success(t('certificates.copied'));
    else toast.warning(t('certificates.notCopied'), { text: url });
  };
}
