import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/api/orderViews';
import { isCurrent } from '#domain/certificates/certificateState';
import { gradeBands } from '#domain/scoring/grades';
import { DateText } from 'sijil/react/components/valueTexts';
import { PlainLink } from 'sijil/react/plain/PlainControls';
import { useLocalize } from 'sijil/react/providers/language';
import { CompanyLogo } from '@/profile/CompanyLogo';
import { ScoreDial } from '@/requests/ScoreDial';
import styles from './Verify.module.css';

/** Holder of the certificate, its subject and score, and the days between which it is valid. */
export function CertificateFacts({ certificate }: { readonly certificate: VerificationView }) {
  const { t } = useTranslation('verify');
  const localize = useLocalize();
  const { companyName, logo, subjectName, city, service, score, grade, issuedAt, validUntil, code } =
    certificate;
  const { supersededBy, result } = certificate;
  const band = gradeBands.find((one) => one.grade === grade);
  const facts = [
    { name: 'service', value: localize(service) },
    { name: 'city', value: localize(city) },
    ...resultFacts(certificate),
    { name: 'issuedAt', value: <DateText value={issuedAt} hijri /> },
    { name: 'validUntil', value: <DateText value={validUntil} hijri /> },
    { name: 'code', value: <bdi dir="ltr">{code}</bdi> },
  ];
  return (
    <>
      <div className={styles.who}>
        <ScoreDial score={score} grade={grade} counts={isCurrent(certificate)} size={112} />
        <div>
          {logo && <CompanyLogo url={logo} />}
          <p className={styles.company}>
            <bdi>{companyName}</bdi>
          </p>
          {subjectName !== companyName && (
            <p className={styles.subject}>
              <bdi>{subjectName}</bdi>
            </p>
          )}
          {band && <p className={styles.subject}>{localize(band.label)}</p>}
          {result?.gradeReason && <p className={styles.subject}>{localize(result.gradeReason)}</p>}
        </div>
      </div>
      {supersededBy.map((newer) => (
        <p key={newer.code} className={styles.newer}>
          <PlainLink to={`/verify/${newer.code}`}>
            {t('newer')}
            {supersededBy.length > 1 && <bdi> {newer.subjectName}</bdi>}
          </PlainLink>
        </p>
      ))}
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Day of the inspection; where corrections have raised the score since, both scores with their days. */
function resultFacts({ result, score, grade }: VerificationView) {
  if (!result) return [];
  const { inspectedAt, atVisit, correctedAt } = result;
  const day = (at: string | null) => at && <DateText value={at} />;
  if (!correctedAt) return inspectedAt ? [{ name: 'inspectedAt', value: day(inspectedAt) }] : [];
  return [
    { name: 'atVisit', value: <Given score={atVisit.score} grade={atVisit.grade} on={day(inspectedAt)} /> },
    { name: 'corrected', value: <Given score={score} grade={grade} on={day(correctedAt)} /> },
  ];
}

interface GivenProps {
  readonly score: number;
  readonly grade: string;
  readonly on: ReactNode;
}

function Given({ score, grade, on }: GivenProps) {
  return (
    <>
      <bdi dir="ltr">
        {score} {grade}
      </bdi>
      {on && <> · {on}</>}
    </>
  );
}
