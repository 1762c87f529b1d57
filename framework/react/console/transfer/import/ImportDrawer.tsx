import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { useLocalize } from '@framework/providers/language';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { DoneStep } from './DoneStep';
import { FileStep } from './FileStep';
import styles from './import.module.css';
import type { ImportSource } from './importSource';
import { type ImportStep, useImport } from './useImport';

interface ImportDrawerProps {
  readonly source: ImportSource;
  readonly onClose: () => void;
}

const steps: readonly ImportStep[] = ['file', 'columns', 'check', 'done'];

/** Records from a file: choose it, say what its columns are, see what is wrong with it, bring it in. */
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
