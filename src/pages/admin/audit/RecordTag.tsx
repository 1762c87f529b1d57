import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AuditView } from '#domain/api/auditView';
import type { Wire } from '#framework/contract/parts';
import { resourceNamed } from '#resources';
import { auditedKind } from '#resources/auditedKinds';
import { Localized } from '@framework/components/Localized';
import { RecordNames } from '@framework/fields/reference/RecordNames';
import { useLocalize } from '@framework/providers/language';
import styles from './Audit.module.css';

interface RecordTagProps {
  readonly resource: string;
  readonly recordId: string;
  /** An entry of the record, whose title it tells even of one that was deleted. */
  readonly entry: Wire<AuditView> | undefined;
  readonly onRemove: () => void;
}

/** The one record that the log is narrowed to. */
export function RecordTag({ resource, recordId, entry, onRemove }: RecordTagProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const kind = auditedKind(resource);
  return (
    <Tag
      className={styles['tag'] ?? ''}
      closable={{ 'aria-label': t('audit.allRecords') }}
      onClose={onRemove}
    >
      {kind && localize(kind)}
      {': '}
      {entry?.recordId === recordId || !resourceNamed(resource) ? (
        <Localized text={entry?.title} />
      ) : (
        <RecordNames to={resource} ids={[recordId]} />
      )}
    </Tag>
  );
}
