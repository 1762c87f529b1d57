import { Progress } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldModal } from 'sijil/react/components/HeldModal';
import type { BulkResult } from 'sijil/contract/consoleViews';
import type { Resource } from 'sijil/schema/resource';
import { useLocalize } from 'sijil/react/providers/language';
import { AuditChanges } from '../audit/AuditChanges';
import type { Picked, Selection } from './pickedRecords';
import { RefusedRecords } from './BulkProgress';
import styles from './bulk.module.css';
import { recordCalls } from 'sijil/react/providers/recordCalls';
import { runBulk } from './bulkRun';
import { useBulkRefusal } from './useBulk';

interface BulkPreviewProps {
  readonly resource: Resource;
  readonly title: string;
  /** Question of the action, shown before anything is written. */
  readonly question?: ReactNode;
  readonly values: Readonly<Record<string, unknown>>;
  readonly picked: readonly Picked[];
  readonly onClose: () => void;
  /** Called with the records that pass and would become different. */
  readonly onChange: (passing: readonly Picked[]) => void;
}

/** Number of records whose changes are listed; the others are only counted. */
const mostShown = 50;

/** Dry run of a change of many records: each value before and after, and the records that would refuse it, with the reason. */
export function BulkPreview({
  resource,
  title,
  question,
  values,
  picked,
  onClose,
  onChange,
}: BulkPreviewProps) {
  const { t } = useTranslation(['list', 'common']);
  const { results, running } = useBulkCheck(resource, values, picked);
  const selection: Selection = new Map(picked.map((one) => [one.id, one]));
  const { changing, unchanged, refused } = sorted(results);
  const passing = changing.flatMap(({ id }) => selection.get(id) ?? []);
  return (
    <HeldModal
      open
      width={640}
      title={title}
      okText={t('bulk.apply', { count: passing.length })}
      okButtonProps={{ disabled: running || passing.length === 0 }}
      onOk={() => onChange(passing)}
      onCancel={onClose}
    >
      {question && <p>{question}</p>}
      {running && (
        <Progress
          percent={Math.round((results.length / Math.max(1, picked.length)) * 100)}
          status="active"
          aria-label={t('bulk.check.running')}
        />
      )}
      <p role="status" className={styles.summary}>
        {running ? t('bulk.check.running') : t('bulk.check.changing', { count: changing.length })}
        {!running && unchanged > 0 && ` ${t('bulk.check.unchanged', { count: unchanged })}`}
        {!running && refused.length > 0 && ` ${t('bulk.check.refused', { count: refused.length })}`}
      </p>
      {refused.length > 0 && <RefusedRecords {...{ refused, selection, resource }} />}
      {!running && <ChangingRecords {...{ resource, changing, selection }} />}
    </HeldModal>
  );
}

type Passed = Extract<BulkResult, { ok: true }>;

function sorted(results: readonly BulkResult[]) {
  const passed = results.flatMap((result) => (result.ok ? [result] : []));
  const changing = passed.filter(({ changes = {} }) => Object.keys(changes).length > 0);
  return {
    changing,
    unchanged: passed.length - changing.length,
    refused: results.flatMap((result) => (result.ok ? [] : [result])),
  };
}

interface ChangingRecordsProps {
  readonly resource: Resource;
  readonly changing: readonly Passed[];
  readonly selection: Selection;
}

function ChangingRecords({ resource, changing, selection }: ChangingRecordsProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const more = changing.length - mostShown;
  if (changing.length === 0) return null;
  return (
    <>
      {/* Focusable, because it may have to be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.changing} tabIndex={0}>
        {changing.slice(0, mostShown).map(({ id, changes = {} }) => (
          <li key={id}>
            <bdi>{localize(selection.get(id)?.title) || id}</bdi>
            <AuditChanges resource={resource} entry={{ action: 'update', changes }} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.summary}>{t('bulk.check.more', { count: more })}</p>}
    </>
  );
}

interface BulkCheck {
  readonly results: readonly BulkResult[];
  readonly running: boolean;
}

const begun: BulkCheck = { results: [], running: true };

/** Asks the API, a few records at a time, what a bulk change would write and what would refuse it; nothing is written. */
function useBulkCheck(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  picked: readonly Picked[],
): BulkCheck {
  const refusal = useBulkRefusal();
  const [check, setCheck] = useState(begun);
  // The dialog asks once, with the values that it was opened with.
  const [asked] = useState({ resource, values, picked, refusal });
  useEffect(() => {
    let left = false;
    const show = (next: BulkCheck) => left || setCheck(next);
    void runBulk({
      items: asked.picked.map(({ id, version }) => ({ id, version })),
      send: (chunk) =>
        recordCalls.bulk(asked.resource, {
          action: 'update',
          values: asked.values,
          items: chunk,
          check: true,
        }),
      onProgress: (results) => void show({ results, running: true }),
      isStopped: () => left,
      refusal: asked.refusal,
    }).then((results) => show({ results, running: false }));
    return () => {
      left = true;
    };
  }, [asked]);
  return check;
}
