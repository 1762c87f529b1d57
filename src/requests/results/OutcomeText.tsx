import { useTranslation } from 'react-i18next';
import type { OutcomeView } from '#domain/api/requestViews';
import { DateText } from '@framework/components/DateText';
import { useLocalize } from '@framework/providers/language';

/** Outcome for the client: score, certificate, what is to be corrected and until when. */
export function OutcomeText({ outcome }: { readonly outcome: OutcomeView }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { score, grade, gradeReason, passingScore, certificates, items, critical, correctionsDueAt } =
    outcome;
  if (score === null) return null;
  return (
    <>
      <strong>
        <bdi dir="ltr">
          {score} {grade}
        </bdi>
      </strong>{' '}
      · {t(score < passingScore ? 'results.below' : 'results.passes', { score: passingScore })}
      {' · '}
      {certificates.of > 1
        ? t('outcome.certificates', { issued: certificates.issued, of: certificates.of })
        : t(certificates.issued > 0 ? 'outcome.certificate' : 'outcome.noCertificate')}
      {' · '}
      {t('outcome.items', { count: items })}
      {critical > 0 && ` ${t('outcome.critical', { count: critical })}`}
      {correctionsDueAt && (
        <>
          {' · '}
          {t('outcome.due')} <DateText value={correctionsDueAt} />
        </>
      )}
      {gradeReason && ` · ${localize(gradeReason)}`}
    </>
  );
}
