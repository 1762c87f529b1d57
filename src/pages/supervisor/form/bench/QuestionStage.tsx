import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PreviousAnswer } from '#domain/api/requestViews';
import { DateText, Ltr } from 'sijil/react/components/valueTexts';
import { requestLabel } from '#domain/notifications/requestLabel';
import { useLocalize } from 'sijil/react/providers/language';
import { OnSite } from '@/requests/OnSite';
import { AnswerTag } from '@/requests/answers/AnswerTag';
import { isRecordedQuestion, ScoreChip } from '@/requests/results/ScoreChip';
import styles from './Bench.module.css';
import type { Bench } from './useBench';

interface QuestionStageProps {
  readonly bench: Bench;
  readonly previous: readonly PreviousAnswer[];
}

/** Current question with its photo, its reading against the limit, and its answer last time. */
export function QuestionStage({ bench, previous }: QuestionStageProps) {
  const { t } = useTranslation('supervisor');
  const localize = useLocalize();
  const { current, number, photo, photoNumber, photoTotal, stepPhoto } = bench;
  if (!current) return null;
  const { question, vehicleId, vehicle } = current;
  const before = previous.find((one) => one.vehicleId === vehicleId && one.questionKey === question.key);
  return (
    <section className={styles.stage} aria-label={t('bench.stage')}>
      <h2 className={styles.question}>
        <bdi className={styles.quiet}>{number}</bdi> {vehicle && <bdi>{vehicle}</bdi>}{' '}
        {localize(question.text)}
      </h2>
      {photo ? (
        <figure className={styles.photo}>
          <img src={photo.url} alt={t('bench.photo', { question: localize(question.text) })} />
          <figcaption className={styles.photoBar}>
            <Button
              icon={<LeftOutlined className="mirrored" aria-hidden="true" />}
              aria-label={t('bench.photoBefore')}
              onClick={() => stepPhoto(-1)}
            />
            <span>{t('bench.photoOf', { number: photoNumber, total: photoTotal })}</span>
            <Button
              icon={<RightOutlined className="mirrored" aria-hidden="true" />}
              aria-label={t('bench.photoAfter')}
              onClick={() => stepPhoto(1)}
            />
          </figcaption>
        </figure>
      ) : (
        <p className={styles.noPhoto}>{t('bench.noPhoto')}</p>
      )}
      <div className={styles.facts}>
        <ScoreChip score={question.score} recorded={isRecordedQuestion(question)} />
        <AnswerTag asked={question.asked} content={question} />
      </div>
      {question.note && <Note label={t('bench.inspectorNote')} text={question.note} />}
      {question.supervisorNote && <Note label={t('bench.ownNote')} text={question.supervisorNote} />}
      <OnSite onSite={question.onSite} />
      <div className={styles.before}>
        <p className={styles.beforeTitle}>{t('bench.before')}</p>
        {before ? <Before answer={before} /> : <p className={styles.quiet}>{t('bench.beforeNone')}</p>}
      </div>
    </section>
  );
}

function Note({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <p className={styles.note}>
      <strong>{label}</strong> <bdi>{text}</bdi>
    </p>
  );
}

function Before({ answer }: { readonly answer: PreviousAnswer }) {
  const { t } = useTranslation('supervisor');
  const localize = useLocalize();
  const photo = answer.evidence.find(({ type }) => type.startsWith('image/'));
  return (
    <div className={styles.beforeBody}>
      {photo && (
        <img className={styles.beforePhoto} src={photo.url} alt={t('bench.beforePhoto')} loading="lazy" />
      )}
      <div>
        <div className={styles.facts}>
          <ScoreChip score={answer.score} recorded={answer.score === null && answer.said !== null} />
          {answer.said && <bdi>{localize(answer.said)}</bdi>}
          <span className={styles.quiet}>
            <Ltr>{requestLabel(answer.number)}</Ltr> · <DateText value={answer.on} />
          </span>
        </div>
        {answer.note && <bdi>{answer.note}</bdi>}
      </div>
    </div>
  );
}
