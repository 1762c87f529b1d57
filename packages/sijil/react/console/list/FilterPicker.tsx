import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from 'sijil/schema/application';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { filterParameters } from 'sijil/schema/lists/filterParameters';
import { filtersInAddress } from 'sijil/schema/lists/listAddress';
import { countFilters, type ListFilters, searchOf, withSearch } from 'sijil/schema/lists/listFilters';
import { pageSizes, toParameter } from 'sijil/schema/lists/listState';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useSession } from 'sijil/react/providers/session';
import { listDeclaration } from '../query/listDeclaration';
import { ActiveFilters } from './ActiveFilters';
import { FilterDrawer } from './FilterDrawer';
import styles from './filterPicker.module.css';
import { SearchBox } from './SearchBox';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useRecords } from '../query/useRecords';
import { useCountText } from './ListHeader';

interface MatchingTodayProps {
  readonly resource: Resource;
  readonly filters: ListFilters;
}

/** Number of records that match the filters today, linked to their list in a new tab, so that the form stays open. */
export function MatchingToday({ resource, filters }: MatchingTodayProps) {
  const { t } = useTranslation(['record', 'console']);
  const found = useRecords({ resource }, { filters, pageSize: pageSizes[0] });
  const counted = useCountText({ ...found, resource });
  if (found.error) return <p className={styles.count}>{inlineMessage(found.error)}</p>;
  if (found.loading) return <p className={styles.count}>{t('listFilter.counting')}</p>;
  const query = new URLSearchParams(filters.map(toParameter)).toString();
  return (
    <p className={styles.count} role="status">
      {t('listFilter.today')}{' '}
      <a
        href={query ? `${screenPath(resource)}?${query}` : screenPath(resource)}
        target="_blank"
        rel="noreferrer"
      >
        {counted ?? t('console:records', { count: 0 })}
      </a>
    </p>
  );
}

interface FilterPickerProps {
  readonly resource: Resource;
  /** Role that reads the records; null for the person who fills in the form. */
  readonly reader: Role | null;
  /** The query of the list's address. */
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly id: string | undefined;
  readonly disabled: boolean | undefined;
  readonly describedBy: string | undefined;
}

/** Filters of a list as a value of a form: the list's own controls, and the number of records that match today. */
export default function FilterPicker({ resource, reader, value, onChange, ...control }: FilterPickerProps) {
  const { t } = useTranslation('record');
  const own = useSession((session) => session.user?.role ?? null);
  const [open, setOpen] = useState(false);
  const { narrowing } = listDeclaration(resource, undefined, reader ?? own);
  const given = filterParameters(value);
  const filters = filtersInAddress(given, narrowing);
  const known = new Map(filters.map(toParameter));
  const unknown = Object.keys(given).filter((name) => known.get(name) !== given[name]);
  const change = (next: ListFilters) => onChange(new URLSearchParams(next.map(toParameter)).toString());
  return (
    <div className={styles.picker}>
      {unknown.length > 0 && (
        <Alert
          type="warning"
          role="alert"
          message={
            <>
              {t('listFilter.unknown')} <bdi>{unknown.join(t('listFilter.comma'))}</bdi>
            </>
          }
          action={
            <Button size="small" onClick={() => change(filters)}>
              {t('listFilter.removeUnknown')}
            </Button>
          }
        />
      )}
      <div className={styles.controls}>
        {resource.search.length > 0 && (
          <SearchBox value={searchOf(filters)} onChange={(typed) => change(withSearch(filters, typed))} />
        )}
        <Button
          id={control.id}
          disabled={control.disabled}
          icon={<FilterOutlined aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-describedby={control.describedBy}
          onClick={() => setOpen(true)}
        >
          {t('listFilter.choose')}
        </Button>
      </div>
      {countFilters(filters) > 0 && <ActiveFilters fields={narrowing} filters={filters} onChange={change} />}
      {unknown.length === 0 && <MatchingToday resource={resource} filters={filters} />}
      <FilterDrawer
        fields={narrowing}
        groups={resource.filters}
        filters={filters}
        onChange={change}
        open={open}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
