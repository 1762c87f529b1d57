import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateText } from '@framework/components/DateText';
import { ErrorState } from '@framework/components/ErrorState';
import { Panel } from '@framework/components/Panel';
import { useAction, useOperation } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';
import styles from './Security.module.css';

/** The identity at the sign-in provider that the own account is linked with; nothing where no provider is set up. */
export function LinkedIdentityPanel() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { data, error, refetch } = useOperation('linkedIdentity.get');
  const remove = useAction('linkedIdentity.remove');
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data?.provider) return null;
  const name = data.provider;
  const unlink = async () => {
    await remove.run({});
    toast.success(t('linkedIdentity.removed'));
  };
  return (
    <Panel title={t('linkedIdentity.title')}>
      {data.since === null ? (
        <p className={styles.quiet}>{t('linkedIdentity.off', { name })}</p>
      ) : (
        <div className={styles.form}>
          <p className={styles.quiet}>
            {t('linkedIdentity.on', { name })} <DateText value={data.since} />.
          </p>
          <div className={styles.buttons}>
            <Popconfirm
              title={t('linkedIdentity.removeHint', { name })}
              okText={t('linkedIdentity.remove')}
              onConfirm={unlink}
            >
              <Button danger loading={remove.pending}>
                {t('linkedIdentity.remove')}
              </Button>
            </Popconfirm>
          </div>
        </div>
      )}
    </Panel>
  );
}
