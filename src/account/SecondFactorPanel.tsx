import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactorView } from 'sijil/contract/sessionViews';
import { codeBody, removeSecondFactorBody } from 'sijil/contract/signInBodies';
import { DateText } from 'sijil/react/components/valueTexts';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Panel } from 'sijil/react/components/Panel';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import { type CodesProps, RecoveryCodes, SecondFactorSetUp } from './SecondFactorSetUp';
import styles from './Security.module.css';

/** Two-step sign-in of the user's account: a code of an authenticator app besides the password. */
export function SecondFactorPanel() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useOperation('secondFactor.get');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Panel title={t('secondFactor.title')}>
      {codes ? (
        <RecoveryCodes codes={codes} onStored={() => setCodes(null)} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState />
      ) : data.since === null ? (
        <SecondFactorSetUp onCodes={setCodes} />
      ) : (
        <InUse {...data} since={data.since} onCodes={setCodes} />
      )}
    </Panel>
  );
}

type InUseProps = CodesProps & SecondFactorView & { readonly since: string };

function InUse({ since, recoveryCodes: left, demanded, onCodes }: InUseProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const renew = useAction('secondFactor.renewCodes');
  const remove = useAction('secondFactor.remove');
  const cancel = () => setAsked(null);
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>
        {t('secondFactor.on')} <DateText value={since} />. {t('secondFactor.codesLeft', { count: left })}
      </p>
      {asked === null && (
        <div className={styles.buttons}>
          <Button onClick={() => setAsked('renew')}>{t('secondFactor.renew')}</Button>
          {!demanded && <Button onClick={() => setAsked('remove')}>{t('secondFactor.remove')}</Button>}
        </div>
      )}
      {asked === 'renew' && (
        <>
          <p className={styles.quiet}>{t('secondFactor.renewHint')}</p>
          <ShapeForm
            shape={codeBody}
            submitLabel={t('secondFactor.renewSubmit')}
            autoComplete={{ code: 'one-time-code' }}
            dirtyGuard={false}
            begins
            onCancel={cancel}
            onSubmit={async (values) => onCodes((await renew.run({ body: values })).codes)}
          />
        </>
      )}
      {asked === 'remove' && (
        <>
          <p className={styles.quiet}>{t('secondFactor.removeHint')}</p>
          <ShapeForm
            shape={removeSecondFactorBody}
            submitLabel={t('secondFactor.remove')}
            autoComplete={{ currentPassword: 'current-password', code: 'one-time-code' }}
            dirtyGuard={false}
            begins
            onCancel={cancel}
            onSubmit={async (values) => {
              await remove.run({ body: values });
              toast.success(t('secondFactor.removed'));
            }}
          />
        </>
      )}
    </div>
  );
}
