import { Button, QRCode, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import type { NewSecondFactorView } from 'sijil/contract/sessionViews';
import { beginSecondFactorBody, firstCodeBody } from 'sijil/contract/signInBodies';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useAction } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import styles from './Security.module.css';
import { copyText } from 'sijil/react/providers/copyText';
import { saveFile } from 'sijil/react/providers/readFile';

export interface CodesProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Setup of two-step sign-in: the password first, then the key for the app, which the app's first code activates. */
export function SecondFactorSetUp({ onCodes }: CodesProps) {
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

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onStored: () => void | Promise<void>;
}

/** Recovery codes, shown only once, until the user confirms that they are stored. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const text = codes.join('\n');
  const copy = async () => {
    if (await copyText(text)) toast.success(t('secondFactor.copied'));
    else toast.warning(t('secondFactor.notCopied'));
  };
  return (
    <div className={styles.form}>
      <p className={styles.name}>{t('secondFactor.codesTitle')}</p>
      <p className={styles.quiet}>{t('secondFactor.codesHint')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button type="primary" onClick={() => void onStored()}>
          {t('secondFactor.stored')}
        </Button>
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          {t('secondFactor.copy')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'salama-recovery-codes.txt')}
        >
          {t('secondFactor.download')}
        </Button>
      </div>
    </div>
  );
}
