import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChangedWeightsReport } from '#domain/api/reportViews';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { CallError } from 'sijil/react/providers/apiError';
import { useAction } from 'sijil/react/providers/operations';
import styles from './Builder.module.css';

interface ChangedWeightsProps {
  readonly templateId: string;
  readonly form: InspectionForm;
}

/** Scores that the visits of the last year would have with the draft: computed on request, and not stored. */
export function ChangedWeights({ templateId, form }: ChangedWeightsProps) {
  const { t } = useTranslation('templates');
  const count = useAction('reports.changedWeights');
  const [counted, setCounted] = useState<{ form: InspectionForm; report: ChangedWeightsReport } | null>(null);
  const [problem, setProblem] = useState('');
  const run = async () => {
    setProblem('');
    try {
      const report = await count.run({ params: { id: templateId }, body: { content: { ...form } } });
      setCounted({ form, report });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  };
  // Figures that were computed for another state of the draft are not shown.
  const report = counted?.form === form ? counted.report : null;
  return (
    <section className={styles.whatIf} aria-labelledby="changed-weights">
      <h2 id="changed-weights" className={styles.previewCategory}>
        {t('whatIf.title')}
      </h2>
      <p className={styles.label}>{t('whatIf.hint')}</p>
      <div>
        <Button onClick={() => void run()} loading={count.pending}>
          {t('whatIf.do')}
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div aria-live="polite">{report && <Report report={report} />}</div>
    </section>
  );
}

function Report({ report }: { readonly report: ChangedWeightsReport }) {
  const { t } = useTranslation('templates');
  const { visits, more, average, otherGrade, nowFail, nowPass, most } = report;
  if (visits === 0) return <p>{t('whatIf.none')}</p>;
  const number = (value: number | null) => <bdi dir="ltr">{value ?? '—'}</bdi>;
  const figures = [
    { key: 'visits', value: number(visits) },
    {
      key: 'average',
      value: (
        <>
          {number(average.before)}{' '}
          <span aria-hidden="true" className={`mirrored ${styles.arrow}`}>
            →
          </span>{' '}
          {number(average.after)}
        </>
      ),
    },
    { key: 'otherGrade', value: number(otherGrade) },
    { key: 'nowFail', value: number(nowFail) },
    { key: 'nowPass', value: number(nowPass) },
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ key, value }) => (
          <div key={key}>
            <dt className={styles.label}>{t(`whatIf.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {more && <p className={styles.label}>{t('whatIf.more', { visits })}</p>}
      {most.length > 0 && (
        <>
          <h3 className={styles.label}>{t('whatIf.most')}</h3>
          <ul className={styles.changed}>
            {most.map(({ id, code, before, after }) => (
              <li key={id}>
                <Link to={`/requests/${id}`}>
                  <bdi dir="ltr">{code}</bdi>
                </Link>{' '}
                <bdi dir="ltr">
                  {before.total} {before.grade}
                </bdi>{' '}
                <span aria-hidden="true" className={`mirrored ${styles.arrow}`}>
                  →
                </span>{' '}
                <bdi dir="ltr">
                  {after.total} {after.grade}
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
