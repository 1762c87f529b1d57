import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operations } from '#domain/access/operations';
import { Panel } from '@framework/components/Panel';
import { Refusal } from '@framework/components/Refusal';
import { CallError } from '@framework/providers/apiError';
import { readFile } from '@framework/providers/readFile';
import styles from './WriteContract.module.css';

interface DraftPreviewProps {
  readonly requestId: string;
  /** Contract as it would be sent now. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Contract as a PDF before it is sent, drawn on demand; phones open it with the button. */
export function DraftPreview({ requestId, body }: DraftPreviewProps) {
  const { t } = useTranslation('requests');
  const [address, setAddress] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  const draw = async () => {
    setPending(true);
    setRefusal(null);
    try {
      const url = operations['adminInspections.drawContractDraft'].url.replace(':id', requestId);
      setAddress(URL.createObjectURL((await readFile(url, { body })).content));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Panel
      title={t('write.preview')}
      actions={
        <>
          {address && (
            <Button href={address} target="_blank" rel="noreferrer">
              {t('write.open')}
            </Button>
          )}
          <Button loading={pending} onClick={() => void draw()}>
            {t(address ? 'write.again' : 'write.draw')}
          </Button>
        </>
      }
    >
      {refusal && <Refusal error={refusal} />}
      {address ? (
        <iframe className={styles.paper} src={address} title={t('write.preview')} />
      ) : (
        <p className={styles.quiet}>{t('write.previewHint')}</p>
      )}
    </Panel>
  );
}
