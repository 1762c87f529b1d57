import { Button, Result, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Alert } from 'sijil/react/components/antd/Alert';
import { FormDrawer } from 'sijil/react/forms/ShapeForm';
import { useLocalize } from 'sijil/react/providers/language';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import styles from './import.module.css';
import type { ImportSource } from './importSource';
import { type Importing, type ImportStep, useImport } from './useImport';
import { DownloadOutlined, FileTextOutlined } from '@ant-design/icons';
import { tableTypes } from './readTable';
import { saveTargetFile } from './importTargets';

interface DoneStepProps {
  readonly importing: Importing;
  readonly onClose: () => void;
}

/** Outcome of an import: records created, updated and refused. */
function DoneStep({ importing: { outcome, go }, onClose }: DoneStepProps) {
  const { t } = useTranslation('transfer');
  const { t: common } = useTranslation();
  const localize = useLocalize();
  const navigate = useNavigate();
  const { created = 0, updated = 0, refused = [], made } = outcome ?? {};
  const messages = [
    made?.message,
    !made && (created > 0 || updated === 0) && t('import.done.created', { count: created }),
    updated > 0 && t('import.done.updated', { count: updated }),
  ].filter(Boolean);
  return (
    <Result
      status="success"
      title={<span role="status">{messages.join(localize({ ar: '، ', en: ', ' }))}</span>}
      subTitle={refused.length > 0 && t('import.done.skipped', { count: refused.length })}
      extra={[
        made && (
          <Button key="made" type="primary" onClick={() => void navigate(made.to)}>
            {made.open}
          </Button>
        ),
        <Button key="close" type={made ? 'default' : 'primary'} onClick={onClose}>
          {common('close')}
        </Button>,
        <Button key="again" onClick={() => go('file')}>
          {t('import.otherFile')}
        </Button>,
      ]}
    />
  );
}

interface ImportDrawerProps {
  readonly source: ImportSource;
  readonly onClose: () => void;
}

const steps: readonly ImportStep[] = ['file', 'columns', 'check', 'done'];

/** Import of records from a file, in steps: choose it, map its columns, check it, import it. */
export default function ImportDrawer({ source, onClose }: ImportDrawerProps) {
  const { t } = useTranslation('transfer');
  const localize = useLocalize();
  const importing = useImport(source);
  const { step, problem } = importing;
  const many = localize(source.label);
  return (
    <FormDrawer
      title={t('import.title', { name: many })}
      width="min(760px, 100vw)"
      guarded={step === 'columns' || step === 'check'}
      onClose={onClose}
    >
      {() => (
        <div className={styles.flow}>
          <div>
            <p className={styles.count}>
              {t('import.step', { number: steps.indexOf(step) + 1, count: steps.length })}
            </p>
            <h2 className={styles.title}>{t(`import.${step}.title`)}</h2>
          </div>
          {problem && <Alert type="error" showIcon role="alert" message={problem} />}
          {step === 'file' && <FileStep source={source} importing={importing} />}
          {step === 'columns' && <ColumnsStep importing={importing} />}
          {step === 'check' && <CheckStep source={source} importing={importing} />}
          {step === 'done' && <DoneStep importing={importing} onClose={onClose} />}
        </div>
      )}
    </FormDrawer>
  );
}

interface FileStepProps {
  readonly source: ImportSource;
  readonly importing: Importing;
}

/** Choice of the file, with a template or sample to download. */
function FileStep({ source, importing: { targets, choose } }: FileStepProps) {
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
