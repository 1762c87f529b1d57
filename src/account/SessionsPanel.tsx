import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useAction, useOperation } from '@framework/providers/operations';
import { Panel } from '@framework/components/Panel';
import { useToast } from '@framework/toast/useToast';
import styles from './Security.module.css';
import { SessionRow } from './SessionRow';

/** Sessions of the user, who can sign out of a device that is lost or somebody else's. */
export function SessionsPanel() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { data, error, refetch } = useOperation('sessions.list');
  const end = useAction('sessions.end');
  const endOthers = useAction('sessions.endOthers');
  const others = data?.filter(({ current }) => !current).length ?? 0;

  // A failure is shown by the toast of every failed call.
  const endOne = (id: string) =>
    end.run({ params: { id } }).then(
      () => void toast.success(t('sessions.ended')),
      () => undefined,
    );
  const endAll = () =>
    endOthers.run({}).then(
      () => void toast.success(t('sessions.othersEnded')),
      () => undefined,
    );

  return (
    <Panel
      title={t('sessions.title')}
      actions={
        others > 0 && (
          <Popconfirm
            title={t('sessions.confirm')}
            okText={t('sessions.endOthers')}
            okButtonProps={{ danger: true }}
            onConfirm={endAll}
          >
            <Button size="small" loading={endOthers.pending}>
              {t('sessions.endOthers')}
            </Button>
          </Popconfirm>
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <ul className={styles.sessions}>
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              pending={end.pending}
              onEnd={() => endOne(session.id)}
            />
          ))}
        </ul>
      ) : (
        <LoadingState />
      )}
    </Panel>
  );
}
