import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { certificateStates, isCurrent } from '#domain/certificates/certificateState';
import { gradeBands } from '#domain/scoring/grades';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel } from 'sijil/react/components/Panel';
import styles from './CertificateCard.module.css';
import { CertificateLinks } from './CertificateLinks';
import { Facts } from './Facts';
import { ScoreDial } from './ScoreDial';
import fleetStyles from './FleetCertificates.module.css';

/** Certificates of a request: the branch's, or each vehicle's by its plate; nothing before. */
export function Certificates({ request }: { readonly request: RequestView }) {
  const [only, another] = request.certificates;
  if (!only) return null;
  return another || only.vehicle ? (
    <FleetCertificates request={request} />
  ) : (
    <CertificateCard request={request} certificate={only} />
  );
}

interface CertificateCardProps {
  readonly request: RequestView;
  readonly certificate: RequestView['certificates'][number];
}

/** Card of a certificate: score, validity, its PDFs, the public page, and sharing for its holder. */
function CertificateCard({ request, certificate }: CertificateCardProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { code, state, score, grade, issuedAt, validUntil } = certificate;
  const { tone, ...label } = certificateStates[state];
  const band = gradeBands.find((one) => one.grade === grade);
  return (
    <Panel title={t('certificate.title')} meta={<ToneTag tone={tone}>{localize(label)}</ToneTag>}>
      <div className={styles.certificate}>
        <ScoreDial score={score} grade={grade} size={104} counts={isCurrent(certificate)} />
        <div className={styles.words}>
          <Facts
            items={[
              { label: t('certificate.grade'), value: band ? `${grade} — ${localize(band.label)}` : grade },
              { label: t('certificate.code'), value: <bdi dir="ltr">{code}</bdi> },
              { label: t('certificate.issuedAt'), value: <DateText value={issuedAt} hijri /> },
              {
                label: t('certificate.validUntil'),
                value: isCurrent(certificate) && <DateText value={validUntil} hijri />,
              },
            ]}
          />
          <CertificateLinks request={request} certificate={certificate} />
        </div>
      </div>
    </Panel>
  );
}

/** Vehicles of a fleet by their plates, each with its certificate or a note that it has none. */
function FleetCertificates({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const { certificates, vehicles } = request;
  const without = vehicles.filter(({ id }) => !certificates.some(({ vehicle }) => vehicle?.id === id));
  return (
    <Panel
      title={t('certificate.ofVehicles')}
      meta={t('certificate.earned', { issued: certificates.length, of: vehicles.length })}
    >
      <ul className={fleetStyles.list}>
        {certificates.map((certificate) => (
          <Row key={certificate.code} request={request} certificate={certificate} />
        ))}
        {without.map(({ id, number, score, grade }) => (
          <li key={id} className={fleetStyles.row}>
            {score !== null && <ScoreDial score={score} grade={grade} counts size={56} />}
            <span className={fleetStyles.words}>
              <bdi className={fleetStyles.plate}>{number}</bdi>
              <span className={fleetStyles.quiet}>{t('certificate.notEarned')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Row({ request, certificate }: CertificateCardProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { code, vehicle, state, score, grade, validUntil } = certificate;
  const { tone, ...label } = certificateStates[state];
  return (
    <li className={fleetStyles.row}>
      <ScoreDial score={score} grade={grade} size={56} counts={isCurrent(certificate)} />
      <div className={fleetStyles.words}>
        <span className={fleetStyles.head}>
          <bdi className={fleetStyles.plate}>{vehicle?.number ?? t('certificate.title')}</bdi>
          <ToneTag tone={tone}>{localize(label)}</ToneTag>
        </span>
        <span className={fleetStyles.quiet}>
          <bdi dir="ltr">{code}</bdi>
          {isCurrent(certificate) && (
            <>
              {' · '}
              {t('certificate.validUntil')} <DateText value={validUntil} />
            </>
          )}
        </span>
      </div>
      <CertificateLinks request={request} certificate={certificate} />
    </li>
  );
}
