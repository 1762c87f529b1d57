import type { RecordTabProps } from 'sijil/react/application';
import { useTranslation } from 'react-i18next';
import type { CalibrationView } from '#domain/api/inspectorViews';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { formatPercent } from 'sijil/base/formats/numbers';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import styles from './Team.module.css';

/** Changes that reviews made to an inspector's answers: in total, and by question with their direction. */
export default function InspectorCalibration({ record }: Pick<RecordTabProps, 'record'>) {
  const { t } = useTranslation('team');
  const { data, error, refetch } = useOperation('supervisor.inspectorCalibration', {
    params: { id: record.id },
  });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={6} />;
  return (
    <Panel title={t('moved.title')}>
      {data.movedPercent === null ? (
        <EmptyState title={t('moved.noneReviewed')} />
      ) : (
        <>
          <p className={styles.note}>
            <strong>
              <bdi>{formatPercent(data.movedPercent)}</bdi>
            </strong>{' '}
            {t('moved.all', { moved: data.moved, answers: data.answers })} <Directions {...data} />
          </p>
          {data.questions.length === 0 ? (
            <EmptyState title={t('moved.none')} />
          ) : (
            <ol className={styles.rows}>
              {data.questions.map((question) => (
                <Question key={question.text.en} question={question} />
              ))}
            </ol>
          )}
        </>
      )}
    </Panel>
  );
}

function Question({ question }: { readonly question: CalibrationView['questions'][number] }) {
  const { t } = useTranslation('team');
  const localize = useLocalize();
  const { text, moved, answers, movedPercent, shift } = question;
  return (
    <li className={styles.moved}>
      <span>{localize(text)}</span>
      <span className={styles.quiet}>
        <bdi>{t('moved.of', { moved, answers })}</bdi>{' '}
        {movedPercent !== null && <bdi>({formatPercent(movedPercent)})</bdi>} <Directions {...question} />{' '}
        {shift === null
          ? t('moved.readings')
          : t('moved.shift', { points: isolateLtr(shift > 0 ? `+${shift}` : String(shift)) })}
      </span>
    </li>
  );
}

function Directions({ lowered, raised }: Pick<CalibrationView, 'lowered' | 'raised'>) {
  const { t } = useTranslation('team');
  return (
    <>
      {lowered > 0 && <span>· {t('moved.lowered', { count: lowered })} </span>}
      {raised > 0 && <span>· {t('moved.raised', { count: raised })} </span>}
    </>
  );
}
