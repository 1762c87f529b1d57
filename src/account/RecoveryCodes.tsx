import { Button } from 'antd';
import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { copyText } from '@framework/providers/copyText';
import { saveFile } from '@framework/providers/readFile';
import { useToast } from '@framework/toast/useToast';
import styles from './Security.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onStored: () => void | Promise<void>;
}

/** Recovery codes, shown this once, until their owner says that they are stored. */
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
