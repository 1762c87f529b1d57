import { Alert, Button, Popconfirm, Progress } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { useAct } from '@/providers/operations';
import { DaysLeft } from '../../DaysLeft';
import { AnswerItem } from './AnswerItem';
import styles from './Corrections.module.css';
import { answerOf, isAnswered, openItems, toItems } from './correctionAnswers';
import { useKeepDrafts } from './useKeepDrafts';
import { useCorrectionAnswers } from './useCorrectionAnswers';

interface AnswerCorrectionsProps {
  readonly request: RequestView;
  readonly corrections: CorrectiveActionsView;
}

/** The list as it is worked through: answered in any order, kept on the server as it is typed, sent once. */
export function AnswerCorrections({ request, corrections }: AnswerCorrectionsProps) {
  const { t } = useTranslation('client');
  const { answers, write, forget } = useCorrectionAnswers(request.id);
  const { run, pending, error } = useAct('clientInspections.submitCorrectiveActions');
  const busy = useRef(false);
  const items = openItems(corrections.items);
  const saving = useKeepDrafts({ requestId: request.id, items, answers, forget });
  const answered = items.filter((item) => isAnswered(answerOf(item, answers))).length;
  const ready = answered === items.length;

  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    const body = { version: request.version, items: toItems(corrections.items, answers) };
    // A refusal is shown from `error`, beside its item; the answers stay.
    await run({ params: { id: request.id }, body }).then(
      () => forget(),
      () => undefined,
    );
    busy.current = false;
  };
  const problemsOf = (index: number) =>
    Object.entries(error?.fields ?? {}).flatMap(([path, texts]) =>
      path.startsWith(`items.${index}.`) ? [...texts] : [],
    );
  return (
    <>
      <p>{t('corrections.lead')}</p>
      <output className={styles.quiet}>{t(`corrections.draft.${saving}`)}</output>
      {error && <Alert type="error" showIcon role="alert" message={error.message} />}
      <ol className={styles.list}>
        {items.map((item, index) => (
          <AnswerItem
            key={item.id}
            item={item}
            number={index + 1}
            answer={answerOf(item, answers)}
            onChange={(change) => write(item, change)}
            problems={problemsOf(index)}
          />
        ))}
      </ol>
      <div className={styles.bar}>
        <div>
          {t('corrections.progress', { answered, all: items.length })}{' '}
          {corrections.dueAt && <DaysLeft until={corrections.dueAt} />}
          <Progress
            percent={Math.round((answered / items.length) * 100)}
            showInfo={false}
            size="small"
            aria-label={t('corrections.progress', { answered, all: items.length })}
          />
        </div>
        <Popconfirm
          title={t('corrections.sure')}
          okText={t('corrections.send')}
          cancelText={t('corrections.review')}
          disabled={!ready}
          onConfirm={send}
        >
          <Button type="primary" size="large" disabled={!ready} loading={pending}>
            {t('corrections.send')}
          </Button>
        </Popconfirm>
      </div>
    </>
  );
}
