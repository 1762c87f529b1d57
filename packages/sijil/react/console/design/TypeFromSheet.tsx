import { TableOutlined } from '@ant-design/icons';
import { Button, Card, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ListHeaderProps } from 'sijil/react/application';
import { typeOfTable } from 'sijil/schema/designs/typeOfTable';
import { screenPath } from 'sijil/schema/resource';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useMay } from 'sijil/react/providers/may';
import { type FileProblem, readTable, tableTypes, UnreadableFile } from '../transfer/import/readTable';
import styles from './design.module.css';

/** Begins a new record type with the columns of a spreadsheet; nothing for those who may not add one. */
export default function TypeFromSheet({ resource }: ListHeaderProps) {
  const { t } = useTranslation(['list', 'transfer']);
  const navigate = useNavigate();
  const allowed = useMay({ resource: resource.name, action: 'create' });
  const [problem, setProblem] = useState<FileProblem>();
  const begin = async (file: File) => {
    try {
      const given = typeOfTable(await readTable(file, Number.POSITIVE_INFINITY));
      await navigate(`${screenPath(resource)}/create`, { state: { given } });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      setProblem(error.problem);
    }
  };
  if (!allowed) return null;
  return (
    <Card size="small" className={styles.card}>
      <div className={styles.sheet}>
        <div>
          <strong>{t('design.sheet.title')}</strong>
          <p className={styles.hint}>{t('design.sheet.hint')}</p>
        </div>
        <Upload
          accept={tableTypes}
          showUploadList={false}
          beforeUpload={(file) => {
            void begin(file);
            return false;
          }}
        >
          <Button icon={<TableOutlined aria-hidden="true" />}>{t('design.sheet.choose')}</Button>
        </Upload>
      </div>
      {problem && (
        <Alert showIcon type="error" role="alert" message={t(`transfer:import.problem.${problem}`)} />
      )}
    </Card>
  );
}
