import { Button, QRCode, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewSecondFactorView, SecondFactorView } from '#framework/contract/secondFactor';
import {
  beginSecondFactorBody,
  codeBody,
  firstCodeBody,
  removeSecondFactorBody,
} from '#framework/contract/signInBodies';
import { DateText } from '@framework/components/DateText';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { Panel } from '@framework/components/Panel';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction, useOperation } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './Security.module.css';

/** Two-step sign-in of the own account: a code of an authenticator app besides the password. */
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
        <SetUp onCodes={setCodes} />
      ) : (
        <InUse since={data.since} left={data.recoveryCodes} onCodes={setCodes} />
      )}
    </Panel>
  );
}

interface CodesProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Password first, then the key for the app, which its first code puts to use. */
function SetUp({ onCodes }: CodesProps) {
  const { t } = useTranslation('account');
  const [begun, setBegun] = useState(false);
  const [factor, setFactor] = useState<NewSecondFactorView | null>(null);
  const begin = useAction('secondFactor.begin');
  if (factor) return <FirstCode factor={factor} onCodes={onCodes} />;
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('secondFactor.off')}</p>
      {begun ? (
        <ShapeForm
          shape={beginSecondFactorBody}
          submitLabel={t('secondFactor.continue')}
          autoComplete={{ currentPassword: 'current-password' }}
          dirtyGuard={false}
          begins
          onCancel={() => setBegun(false)}
          onSubmit={async (values) => setFactor(await begin.run({ body: values }))}
        />
      ) : (
        <Button onClick={() => setBegun(true)}>{t('secondFactor.begin')}</Button>
      )}
    </div>
  );
}

function FirstCode({ factor, onCodes }: CodesProps & { readonly factor: NewSecondFactorView }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const confirm = useAction('secondFactor.confirm');
  const { token } = theme.useToken();
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('secondFactor.scan')}</p>
      <div role="img" aria-label={t('secondFactor.qr')} className={styles.qr}>
        <QRCode value={factor.address} type="svg" size={180} color="#000" bgColor={token.colorWhite} />
      </div>
      <p className={styles.key}>
        {t('secondFactor.key')} <code dir="ltr">{(factor.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <ShapeForm
        shape={firstCodeBody}
        submitLabel={t('secondFactor.confirm')}
        begins
        autoComplete={{ code: 'one-time-code' }}
        dirtyGuard={false}
        onSubmit={async (values) => {
          const { codes } = await confirm.run({ body: values });
          onCodes(codes);
          toast.success(t('secondFactor.turnedOn'));
        }}
      />
    </div>
  );
}

interface InUseProps extends CodesProps {
  readonly since: NonNullable<SecondFactorView['since']>;
  readonly left: number;
}

function InUse({ since, left, onCodes }: InUseProps) {
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
          <Button danger onClick={() => setAsked('remove')}>
            {t('secondFactor.remove')}
          </Button>
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
