import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import styles from './actions.module.css';

interface PostSelectProps {
  /** The id of the post that is shown; null for the portal's own, where none is published. */
  readonly value: string | null;
  readonly onChange: (templateId: string) => void;
}

/** Choice of the post that a certificate is shared with; nothing without a choice. */
export function PostSelect({ value, onChange }: PostSelectProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  const { data = [] } = useOperation('socialTemplates.list');
  if (data.length < 2) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('share.which')}</label>
      <Select
        id={id}
        value={value}
        onChange={onChange}
        options={data.map((post) => ({ value: post.id, label: localize(post.name) }))}
      />
    </div>
  );
}
