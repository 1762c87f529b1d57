import { DownloadOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@framework/providers/language';
import styles from './import.module.css';
import type { ImportSource } from './importSource';
import type { Importing } from './useImport';
import { tableTypes } from './readTable';
import { saveTargetFile } from './targetFile';

interface FileStepProps {
  readonly source: ImportSource;
  readonly importing: Importing;
}

/** The choice of the file, and an empty one to begin with. */
export function FileStep({ source, importing: { targets, choose } }: FileStepProps) {
  const { t } = useTranslation('transfer');
  const localize = useLocalize();
  const template = () =>
    saveTargetFile(`${source.name}-template`, { targets, rows: source.sample ?? [], localize });
  const required = targets.filter((target) => target.required).map(({ label }) => localize(label));
  return (
    <>
      <Upload.Dragger
        accept={tableTypes}
        showUploadList={false}
        beforeUpload={(file) => {
          choose(file);
          return false;
        }}
      >
        <p className={styles.dropIcon} aria-hidden="true">
          <FileTextOutlined aria-hidden="true" />
        </p>
        <p>{t('import.file.drop')}</p>
        <p className={styles.quiet}>{t('import.file.rule', { most: source.most })}</p>
      </Upload.Dragger>
      <div>
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => void template()}>
          {t(source.sample ? 'import.file.sample' : 'import.file.template')}
        </Button>
        {required.length > 0 && (
          <p className={styles.quiet}>
            {t('import.file.required')} {required.join(localize({ ar: '، ', en: ', ' }))}
          </p>
        )}
      </div>
    </>
  );
}
