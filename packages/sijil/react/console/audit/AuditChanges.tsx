import { ArrowRightOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from 'sijil/schema/field';
import type { Resource } from 'sijil/schema/resource';
import type { Title } from 'sijil/contract/recordView';
import { holdsFile, refers } from 'sijil/schema/kindFacts';
import { useLocalize } from 'sijil/react/providers/language';
import type { HistoryEntry } from 'sijil/react/providers/dataProvider';
import { FullValue } from 'sijil/react/fields/FieldValue';
import styles from './audit.module.css';

interface AuditChangesProps {
  readonly resource: Pick<Resource, 'fields'>;
  readonly entry: Pick<HistoryEntry, 'action' | 'changes'>;
  /** Returns a function that restores a field's former value; null where that is impossible. */
  readonly restoreOf?: ((field: string) => (() => void) | null) | undefined;
}

/** Fields that an entry changed, with both values; a new record has no «from». */
export function AuditChanges({ resource, entry, restoreOf }: AuditChangesProps) {
  const { t, i18n } = useTranslation('record');
  const localize = useLocalize();
  const written = (name: string) =>
    i18n.exists(`audit.changed.${name}`, { ns: 'record' }) ? t(`audit.changed.${name}`) : name;
  return (
    <dl className={styles.changes}>
      {inOrderOf(resource, entry.changes).map(([name, { from, to, fromTitle, toTitle }]) => {
        const field = resource.fields[name];
        const restore = restoreOf?.(name) ?? null;
        const label = field ? localize(field.label) : written(name);
        return (
          <div key={name} className={styles.change}>
            <dt className={styles.field}>{label}</dt>
            <dd className={styles.values}>
              {entry.action !== 'create' && (
                <>
                  <del className={styles.from}>
                    <span className="visually-hidden">{t('history.from')} </span>
                    <AuditValue field={field} value={from} title={fromTitle} other={to} />
                  </del>
                  <ArrowRightOutlined className={`mirrored ${styles.arrow}`} aria-hidden="true" />
                </>
              )}
              <ins className={styles.to}>
                <span className="visually-hidden">{t('history.to')} </span>
                <AuditValue field={field} value={to} title={toTitle} other={from} />
              </ins>
              {restore && (
                <Button
                  size="small"
                  type="link"
                  icon={<UndoOutlined className="mirrored" aria-hidden="true" />}
                  aria-label={t('revert.valueOf', { field: label })}
                  title={t('revert.value')}
                  onClick={restore}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Changes in the order in which the fields are declared: the database sorts them by length. Unknown fields follow. */
export function inOrderOf<C>(
  { fields }: Pick<Resource, 'fields'>,
  changes: Readonly<Record<string, C>>,
): [string, C][] {
  const declared = Object.keys(fields);
  const placeOf = (name: string) => (name in fields ? declared.indexOf(name) : declared.length);
  return Object.entries(changes).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

interface AuditValueProps {
  readonly field: Field | undefined;
  readonly value: unknown;
  readonly title: Title | readonly Title[] | undefined;
  /** Value on the other side of the change. */
  readonly other: unknown;
}

/** Former value in the look of its field. Of a file only id and name are stored, and the field may no longer be declared. */
function AuditValue({ field, value, title, other }: AuditValueProps) {
  const { t } = useTranslation('record');
  if (value == null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span>{t('history.nothing')}</span>;
  if (!field) return <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>;
  // A value that is older than the field's present kind comes with its text.
  if (typeof title === 'string' && !refers(field) && !holdsFile(field)) return <bdi>{title}</bdi>;
  if (holdsFile(field)) {
    const names = changedNames(value, title, other);
    if (names === null) return <span>{t('history.nothing')}</span>;
    return <bdi>{names.length > 0 ? names.join(t('history.and')) : t('history.file')}</bdi>;
  }
  return <FullValue field={field} value={value} title={title ?? null} />;
}

/**
 * Returns the names of the files on one side of a change: those that the other side lacks, or all if only the order changed.
 * Null where this side lacks none; a deleted file has no name. `title` is in the order of the ids.
 */
export function changedNames(
  value: unknown,
  title: Title | readonly Title[] | undefined,
  other: unknown,
): string[] | null {
  const ids = [value].flat();
  const others = new Set([other].flat());
  const reordered = ids.length === others.size && ids.every((id) => others.has(id));
  const isNamed = (id: unknown) => reordered || !others.has(id);
  if (!ids.some(isNamed)) return null;
  const titles = [title ?? null].flat();
  return titles.filter((_, index) => isNamed(ids[index])).filter((name) => typeof name === 'string');
}
