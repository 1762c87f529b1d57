import type { BulkResult } from '#framework/contract/consoleViews';
import { type Resource, screenPath } from '#framework/schema/resource';
import { useLocalize } from '@framework/providers/language';
import type { Selection } from './pickedRecords';
import styles from './bulk.module.css';

interface RefusedRecordsProps {
  readonly refused: readonly Extract<BulkResult, { ok: false }>[];
  /** The records under the names that they had when they were selected. */
  readonly selection: Selection;
  readonly resource: Resource;
}

/** Records that a change of many does not pass for, each with its reason; a new tab opens one. */
export function RefusedRecords({ refused, selection, resource }: RefusedRecordsProps) {
  const localize = useLocalize();
  return (
    <ul className={styles.failures}>
      {refused.map(({ id, message }) => (
        <li key={id}>
          <a href={`${screenPath(resource)}/${id}`} target="_blank" rel="noreferrer">
            <bdi>{localize(selection.get(id)?.title) || id}</bdi>
          </a>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
