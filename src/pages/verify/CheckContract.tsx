import { type ChangeEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractFileView } from '#domain/api/orderViews';
import { PlainAlert } from 'sijil/react/plain/PlainControls';
import { CallError } from 'sijil/react/providers/apiError';
import { callPublic } from 'sijil/react/providers/publicOperations';
import { hashOfFile } from './hashOfFile';
import own from './CheckContract.module.css';
import styles from './Verify.module.css';

const ContractsOfFile = lazy(() => import('./ContractsOfFile'));

interface Checked {
  readonly name: string;
  readonly contracts: readonly ContractFileView[];
}

/** Checks whether a contract's file is unchanged. The file stays on the device: only its SHA-256 is sent. */
export function CheckContract() {
  const { t } = useTranslation('contractFile');
  const id = useId();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The file that was chosen last: the late answer about an earlier one is not shown under it. */
  const chosen = useRef<File>(undefined);
  const check = async (file: File | undefined) => {
    if (!file) return;
    chosen.current = file;
    setChecked(null);
    setProblem(null);
    try {
      const sha256 = await hashOfFile(file);
      const contracts = sha256 ? await callPublic('contracts.verify', { params: { sha256 } }) : [];
      if (chosen.current === file) setChecked({ name: file.name, contracts });
    } catch (error) {
      if (chosen.current === file) setProblem(error instanceof CallError ? error.message : t('unread'));
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void check(target.files?.[0]);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <section className={styles.enter} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('title')}
      </h2>
      <label className={own.drop}>
        <input type="file" accept="application/pdf" aria-describedby={`${id}-hint`} onChange={choose} />
        {t('choose')}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('hint')}
      </p>
      <div aria-live="polite">
        {problem && <PlainAlert tone="danger" title={problem} />}
        <Suspense>{checked && <ContractsOfFile {...checked} />}</Suspense>
      </div>
    </section>
  );
}
