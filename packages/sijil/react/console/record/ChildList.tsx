import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { filterOf } from 'sijil/schema/lists/listState';
import { placeOf } from 'sijil/schema/lists/listAddress';
import { RecordList } from '../list/RecordList';
import styles from './show.module.css';
import { useAbilities } from 'sijil/react/providers/may';
import { useDeclaredTable } from '../query/useDeclaredTable';
import { indefiniteName } from 'sijil/react/fields/recordNoun';

interface ChildListProps {
  readonly child: Resource;
  /** The field of the child that refers to the record whose page this is. */
  readonly by: string;
  readonly id: string;
}

const size = 10;

/** Records of another resource that refer to this one, with a button that adds one. */
export function ChildList({ child, by, id }: ChildListProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const can = useAbilities(child);
  const filters = useMemo(() => ({ permanent: [filterOf(by, 'eq', id)] }), [by, id]);
  const table = useDeclaredTable(child, { filters, pagination: { pageSize: size } });
  const { records, total, loading, refreshing, error, refetch, state, change } = table;
  const place = useMemo(() => placeOf(state), [state]);
  if (error) return <ErrorState error={error} onRetry={refetch} />;

  const back = `${pathname}?tab=${child.name}`;
  const add = can.create && (
    <Button
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => void navigate(`${screenPath(child)}/create?${by}=${id}`, { state: { back } })}
    >
      {t('add', { name: indefiniteName(child, language) })}
    </Button>
  );
  return (
    <>
      {(total > 0 || loading) && (
        <div className={styles.childHead}>
          <Link to={`${screenPath(child)}?${by}_in=${id}`}>{t('openList', { count: total })}</Link>
          {add}
        </div>
      )}
      <RecordList
        resource={child}
        fields={table.fields}
        columns={child.list.filter((name) => name !== by)}
        records={records}
        loading={loading}
        refreshing={refreshing}
        sort={state.sorters}
        onSort={(sorters) => change({ sorters })}
        place={place}
        empty={<EmptyState title={t('empty.title', { name: localize(child.label.many) })} action={add} />}
      />
      {total > size && (
        <div className={styles.childPages}>
          <LaterPagination
            size="small"
            current={state.currentPage}
            pageSize={size}
            total={total}
            showSizeChanger={false}
            onChange={(currentPage) => change({ currentPage })}
          />
        </div>
      )}
    </>
  );
}
