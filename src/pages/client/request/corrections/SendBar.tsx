import { Button, Popconfirm, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { DaysLeft } from '../../DaysLeft';
import styles from './Corrections.module.css';

interface SendBarProps {
  /** Answered, of those that are open. */
  readonly ready: number;
  readonly open: number;
  readonly all: number;
  readonly dueAt: string | null;
  readonly pending: boolean;
  /** True while the last change is being saved. */
  readonly waiting: boolean;
  readonly onSend: () => Promise<void>;
}

/** Progress of the list and its deadline, with the button that sends it: the ready answers, or all of them. */
export function SendBar({ ready, open, all, dueAt, pending, waiting, onSend }: SendBarProps) {
  const { t } = useTranslation('client');
  const answered = all - open + ready;
  const complete = ready === open;
  const disabled = ready === 0 || waiting;
  const send = complete || ready === 0 ? t('corrections.send') : t('corrections.sendSome', { count: ready });
  return (
    <div className={styles.bar} data-keep-clear>
      <div>
        {t('corrections.progress', { answered, all })} {dueAt && <DaysLeft until={dueAt} />}
        <Progress
          percent={Math.round((answered / all) * 100)}
          showInfo={false}
          size="small"
          aria-label={t('corrections.progress', { answered, all })}
        />
      </div>
      <Popconfirm
        title={complete ? t('corrections.sure') : t('corrections.sureSome', { count: open - ready })}
        okText={send}
        cancelText={t('corrections.review')}
        disabled={disabled}
        onConfirm={onSend}
      >
        <Button
          type={complete ? 'primary' : 'default'}
          size="large"
          disabled={disabled}
          loading={pending || (waiting && ready > 0)}
        >
          {send}
        </Button>
      </Popconfirm>
    </div>
  );
}
