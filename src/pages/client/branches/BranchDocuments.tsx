import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BranchDocumentKind, branchDocumentKinds } from '#domain/profile/documentFields';
import { type DocumentState, documentState } from '#domain/scheduling/deadlines';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Tone } from 'sijil/schema/field';
import { branchDocuments } from '#resources/branchDocuments';
import { DateText } from 'sijil/react/components/valueTexts';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useAbilities } from 'sijil/react/providers/may';
import { RecordField } from 'sijil/react/fields/FieldValue';
import { useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { Panel } from 'sijil/react/components/Panel';
import { useDeleteRecord } from 'sijil/react/console/actions/useDeleteRecord';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import styles from './Branches.module.css';
import { DocumentEditor } from './DocumentEditor';
import { useRecords } from 'sijil/react/console/query/useRecords';
import { filterOf } from 'sijil/schema/lists/listState';

const source = { resource: branchDocuments };

interface BranchDocument {
  readonly kind: BranchDocumentKind;
  /** Document of its kind with the latest expiry. */
  readonly record: ConsoleRecord;
  /** Number of documents that it renewed. */
  readonly former: number;
}

/** Documents of a branch: of each kind the one with the latest expiry; the earliest of these expiries comes first. */
function useBranchDocuments(branchId: string) {
  const { records, ...read } = useRecords(source, {
    pageSize: 100,
    filters: [filterOf('branchId', 'eq', branchId)],
    sorters: [{ field: 'expiresOn', order: 'desc' }],
  });
  const documents = useMemo(() => currentDocuments(records), [records]);
  return { ...read, documents };
}

function currentDocuments(newestFirst: readonly ConsoleRecord[]): BranchDocument[] {
  const kinds = [...new Set(newestFirst.map((record) => record['kind'] as BranchDocumentKind))];
  return kinds
    .flatMap((kind) => {
      const [record, ...former] = newestFirst.filter((one) => one['kind'] === kind);
      return record ? [{ kind, record, former: former.length }] : [];
    })
    .toReversed();
}

const tones: Readonly<Record<DocumentState, Tone>> = {
  valid: 'success',
  expiring: 'warning',
  expired: 'danger',
};

/** Documents of a branch, with expiry and renewal. */
export function BranchDocuments({ branchId }: { readonly branchId: string }) {
  const { t } = useTranslation('places');
  const can = useAbilities(branchDocuments);
  const { documents, loading, error, refetch } = useBranchDocuments(branchId);
  const [editing, setEditing] = useState<BranchDocumentKind | 'new' | null>(null);
  return (
    <Panel
      title={t('documents.title')}
      actions={
        can.create && (
          <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setEditing('new')}>
            {t('documents.add')}
          </Button>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {loading && <LoadingState as="lines" rows={3} />}
      {!loading && !error && documents.length === 0 && <p className={styles.empty}>{t('documents.none')}</p>}
      <ul className={styles.lines}>
        {documents.map((one) => (
          <DocumentLine
            key={one.kind}
            one={one}
            mayDelete={can.delete}
            onRenew={can.create ? () => setEditing(one.kind) : undefined}
          />
        ))}
      </ul>
      {editing && (
        <DocumentEditor
          branchId={branchId}
          renewed={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Panel>
  );
}

interface DocumentLineProps {
  readonly one: BranchDocument;
  readonly mayDelete: boolean;
  readonly onRenew: (() => void) | undefined;
}

function DocumentLine({ one: { kind, record, former }, mayDelete, onRenew }: DocumentLineProps) {
  const { t } = useTranslation('places');
  const localize = useLocalize();
  const now = useNow();
  const name = localize(branchDocumentKinds[kind]);
  const expiresOn = String(record['expiresOn']);
  const state = documentState(expiresOn, riyadhDate(now));
  return (
    <li className={`${styles.line} ${styles.document}`}>
      <span className={styles.words}>
        <span>
          {name} <ToneTag tone={tones[state]}>{t(`documents.state.${state}`)}</ToneTag>
        </span>
        <span className={styles.quiet}>
          <bdi>{String(record['number'])}</bdi> · {t(`documents.day.${state}`)} <DateText value={expiresOn} />
        </span>
        <span className={styles.quiet}>
          <RecordField name="document" field={branchDocuments.fields.document} record={record} compact />
          {former > 0 && ` · ${t('documents.former', { count: former })}`}
        </span>
      </span>
      <span className={styles.tools}>
        {onRenew && (
          <Button
            type={state === 'valid' ? 'default' : 'primary'}
            aria-label={t('documents.renewOf', { name })}
            onClick={onRenew}
          >
            {t('documents.renew')}
          </Button>
        )}
        {mayDelete && <DeleteDocument document={record} name={name} />}
      </span>
    </li>
  );
}

interface DeleteDocumentProps {
  readonly document: ConsoleRecord;
  readonly name: string;
}

/** Delete button with confirmation and undo; earlier documents of its kind remain. */
function DeleteDocument({ document, name }: DeleteDocumentProps) {
  const { t } = useTranslation('places');
  const remove = useDeleteRecord(branchDocuments);
  return (
    <Button
      type="text"
      icon={<DeleteOutlined aria-hidden="true" />}
      aria-label={t('documents.deleteOf', { name })}
      onClick={() => remove(document)}
    />
  );
}
