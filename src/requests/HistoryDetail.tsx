import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { formatTemperature } from 'sijil/base/formats/numbers';
import { assignInspectorBody } from '#domain/requests/inspectionBodies';
import { paymentStates, verdicts } from '#domain/requests/choices';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './HistoryList.module.css';
import { StartedFrom } from './StartedFrom';

type Detail = NonNullable<RequestView['history'][number]['detail']>;

interface HistoryDetailProps {
  readonly detail: Detail;
  readonly payments: RequestView['payments'];
}

/** Changes of a step: values before and after, items and their verdicts, the result of a payment. */
export function HistoryDetail({ detail, payments }: HistoryDetailProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const {
    supervisor,
    inspector,
    visitAt,
    choice,
    verdict,
    answers = [],
    corrections,
    paymentId,
    certificate,
    issued = [],
    started,
    ended,
  } = detail;
  const payment = payments.find(({ id }) => id === paymentId);
  return (
    <div className={styles.detail}>
      {supervisor && <FromTo label={t('details.supervisor')} {...supervisor} />}
      {inspector && <FromTo label={t('details.inspector')} {...inspector} />}
      {visitAt && <VisitMoved {...visitAt} />}
      {choice && (
        <p>
          {localize(assignInspectorBody.fields.choice.label)}: <bdi>{choice}</bdi>
        </p>
      )}
      {verdict && (
        <p>
          <ToneTag tone={verdicts[verdict.verdict].tone}>{localize(verdicts[verdict.verdict])}</ToneTag>{' '}
          <Item {...verdict} />
        </p>
      )}
      {corrections && (
        <p>
          {t('corrections.accepted', { count: corrections.accepted })}
          {t('corrections.and')}
          {t('corrections.refused', { count: corrections.refused })}
        </p>
      )}
      {answers.map((answer) => (
        <AnswerChange key={`${answer.vehicle}/${answer.question.en}`} answer={answer} />
      ))}
      {started && <StartedFrom started={started} />}
      {ended && (
        <p>
          {t('started.ended')} <DateText value={ended.at} withTime />
        </p>
      )}
      {certificate && (
        <p>
          <bdi>{certificate.subjectName}</bdi> · <bdi dir="ltr">{certificate.code}</bdi>
        </p>
      )}
      {issued.map(({ code, subjectName }) => (
        <p key={code}>
          {t('history.issued')} <bdi>{subjectName}</bdi> · <bdi dir="ltr">{code}</bdi>
        </p>
      ))}
      {payment && (
        <p>
          <ToneTag tone={paymentStates[payment.status].tone}>
            {localize(paymentStates[payment.status])}
          </ToneTag>
        </p>
      )}
    </div>
  );
}

interface FromToProps {
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
}

function FromTo({ label, from, to }: FromToProps) {
  const { t } = useTranslation('requests');
  return (
    <p>
      {label}: {from && <bdi>{t('history.insteadOf', { from, to: to ?? '—' })}</bdi>}
      {!from && <bdi>{to ?? '—'}</bdi>}
    </p>
  );
}

function VisitMoved({ from, to }: NonNullable<Detail['visitAt']>) {
  const { t } = useTranslation('requests');
  return (
    <p>
      {from && (
        <>
          {t('history.movedFrom')} <DateText value={from} withTime />{' '}
        </>
      )}
      {t('history.movedTo')} <DateText value={to} withTime />
    </p>
  );
}

interface ItemProps {
  readonly question: { readonly ar: string; readonly en: string };
  readonly vehicle: string | null;
}

function Item({ question, vehicle }: ItemProps) {
  const localize = useLocalize();
  return (
    <>
      {vehicle && <bdi>{vehicle}: </bdi>}
      <bdi>{localize(question)}</bdi>
    </>
  );
}

function AnswerChange({ answer }: { readonly answer: NonNullable<Detail['answers']>[number] }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { score, said, reading, reason } = answer;
  const shown = (value: number | null) => value ?? t('results.na');
  const measured = (value: number | null) =>
    value === null ? t('results.na') : localize(formatTemperature(value));
  return (
    <p>
      <Item {...answer} />{' '}
      {score && <bdi>{t('results.scoreChange', { from: shown(score.from), to: shown(score.to) })} </bdi>}
      {said && (
        <bdi>
          {t('results.answerChange', {
            from: localize(said.from) || t('results.na'),
            to: localize(said.to) || t('results.na'),
          })}{' '}
        </bdi>
      )}
      {reading && (
        <bdi>
          {t('results.readingChange', {
            from: measured(reading.from),
            to: measured(reading.to),
          })}{' '}
        </bdi>
      )}
      {reason && <bdi>{reason}</bdi>}
    </p>
  );
}
