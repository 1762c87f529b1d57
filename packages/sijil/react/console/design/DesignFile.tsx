import type { ContractId } from 'sijil/schema/application';
import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Card, Space, Upload } from 'antd';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { LazyDialog } from 'sijil/react/components/heldPage';
import type { ListHeaderProps } from 'sijil/react/application';
import type { Received } from 'sijil/contract/exchange';
import { callOperation } from 'sijil/react/providers/operations';
import { saveFile } from 'sijil/react/providers/readFile';
import { useMay } from 'sijil/react/providers/may';
import styles from './design.module.css';

const DesignPlanDrawer = lazy(() => import('./DesignPlanDrawer'));

export type DesignFileContents = Received<Extract<ContractId, 'designs.export'>>;

/** Exports and imports the design of an installation as a file; nothing for those who may not design. */
export default function DesignFile({ resource }: ListHeaderProps) {
  const { t } = useTranslation('designs');
  const dialogs = useDialogs();
  const allowed = useMay({ resource: resource.name, action: 'create' });
  const [file, setFile] = useState<DesignFileContents>();
  const [unread, setUnread] = useState(false);
  if (!allowed) return null;
  const read = async (chosen: File) => {
    setUnread(false);
    try {
      const contents: unknown = JSON.parse(await chosen.text());
      if (typeof contents === 'object' && contents) setFile(contents as DesignFileContents);
      else setUnread(true);
    } catch {
      setUnread(true);
    }
  };
  const save = async () => {
    const design = await callOperation('designs.export');
    const text = `${JSON.stringify(design, null, 2)}\n`;
    saveFile(new Blob([text], { type: 'application/json' }), 'design.json');
  };
  return (
    <Card size="small" className={styles.card}>
      <div className={styles.sheet}>
        <div>
          <strong>{t('title')}</strong>
          <p className={styles.hint}>{t('hint')}</p>
        </div>
        <Space wrap>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            onClick={() => void save().catch(dialogs.refused)}
          >
            {t('export')}
          </Button>
          <Upload
            accept=".json,application/json"
            showUploadList={false}
            beforeUpload={(chosen) => {
              void read(chosen);
              return false;
            }}
          >
            <Button icon={<UploadOutlined aria-hidden="true" />}>{t('compare')}</Button>
          </Upload>
        </Space>
      </div>
      {unread && <Alert showIcon type="error" role="alert" message={t('unread')} />}
      {file && (
        <LazyDialog>
          <DesignPlanDrawer file={file} onClose={() => setFile(undefined)} />
        </LazyDialog>
      )}
    </Card>
  );
}
