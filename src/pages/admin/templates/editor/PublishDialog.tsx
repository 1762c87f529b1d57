import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from 'sijil/react/components/antd/Alert';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { CallError } from 'sijil/react/providers/apiError';
import { useAction } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import type { TemplateChange } from '#domain/templates/templateChanges';
import { useLocalize } from 'sijil/react/providers/language';
import styles from '@/documents/Editor.module.css';

interface PublishDialogProps {
  readonly templateId: string;
  /** Problems that prevent publishing; null without any. */
  readonly problems: ReactNode | null;
  /** Difference from the published version. */
  readonly difference: ReactNode;
  readonly save: () => Promise<number | null>;
  readonly onClose: () => void;
}

/** Last check before a version is published: its problems, or its changes with a note about them. */
export function PublishDialog({ templateId, problems, difference, save, onClose }: PublishDialogProps) {
  const { t } = useTranslation('templates');
  const toast = useToast();
  const publish = useAction('templates.publish');
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const go = async () => {
    const revision = await save();
    if (revision === null) return onClose();
    try {
      await publish.run({ params: { id: templateId }, body: { revision, note: note || null } });
      toast.success(t('published'));
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <HeldModal
      open
      width={680}
      title={t('publishing.title')}
      okText={t('publish')}
      okButtonProps={{ disabled: problems !== null }}
      confirmLoading={publish.pending}
      onOk={() => void go()}
      onCancel={onClose}
    >
      {refusal && <Alert type="error" showIcon role="alert" message={refusal} />}
      {problems ? (
        <>
          <p>{t('publishing.notReady')}</p>
          {problems}
        </>
      ) : (
        <>
          <p>{t('publishing.hint')}</p>
          {difference}
          <label htmlFor="publish-note">{t('publishing.note')}</label>
          <Input.TextArea
            id="publish-note"
            rows={2}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </>
      )}
    </HeldModal>
  );
}

/** Changes between two versions of a template, part by part. */
export function ChangeList({ changes }: { readonly changes: readonly TemplateChange[] }) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  if (changes.length === 0) return <p>{t('difference.none')}</p>;
  return (
    <ul className={styles.changes} aria-label={t('difference.label')}>
      {changes.map(({ label, from, to }) => (
        <li key={label.en}>
          <strong>{localize(label)}</strong>
          <p className={styles.former}>{localize(from) || t('difference.nothing')}</p>
          <p>{localize(to) || t('difference.nothing')}</p>
        </li>
      ))}
    </ul>
  );
}
