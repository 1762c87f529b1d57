import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operations } from '#domain/access/operations';
import { Panel } from 'sijil/react/components/Panel';
import { Refusal } from 'sijil/react/components/Refusal';
import { useDrawnPaper } from '@/documents/useDrawnPaper';
import styles from './WriteContract.module.css';

interface DraftPreviewProps {
  readonly requestId: string;
  /** Contract as it would be sent now. */
  readonly body: object;
}

/** Contract as a PDF before it is sent, drawn on demand; phones open it with the button. */
export function DraftPreview({ requestId, body }: DraftPreviewProps) {
  const { t } = useTranslation('requests');
  const [asked, setAsked] = useState<object | null>(null);
  const url = operations['adminInspections.drawContractDraft'].url.replace(':id', requestId);
  const { address, error, isFetching } = useDrawnPaper(asked && { url, body: asked });
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
          <Button loading={isFetching} onClick={() => setAsked(body)}>
            {t(asked ? 'write.again' : 'write.draw')}
          </Button>
        </>
      }
    >
      <Refusal error={error} />
      {address ? (
        <iframe className={styles.paper} src={address} title={t('write.preview')} />
      ) : (
        <p className={styles.quiet}>{t('write.previewHint')}</p>
      )}
    </Panel>
  );
}
