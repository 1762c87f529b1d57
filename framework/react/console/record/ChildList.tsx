import { PlusOutlined } from '@ant-design/icons';
import { Button, Pagination } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { type Resource, screenPath } from '#framework/schema/resource';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { useLanguage, useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { placeOf, type Sort } from '../query/listAddress';
import { RecordList } from '../list/RecordList';
import styles from './show.module.css';
import { useAbilities } from '@framework/providers/useAbilities';
import { useRecords } from '../query/useRecords';
import { fieldsReadBy } from '../visibleFields';
import { indefiniteName } from '@framework/fields/indefiniteName';

interface ChildListProps {
  readonly child: Resource;
  /** The field of the child that refers to the record whose page this is. */
  readonly by: string;
  readonly id: string;
}

const size = 10;

/** The records of another resource that refer to this one, and a way to add to them. */
export function ChildList({ child, by, id }: ChildListProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const can = useAbilities(child);
  const role = useSession((session) => session.user?.role ?? null);
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<readonly Sort[]>([]);
  const wanted = useMemo(
    () => ({ q: '', page, size, sort, filters: { [by]: { eq: id } } }),
    [page, sort, by, id],
  );
  const { records, total, loading, refreshing, error, refetch } = useRecords({ resource: child }, wanted);
  const place = useMemo(() => placeOf(wanted), [wanted]);
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
        fields={fieldsReadBy(child, role)}
        columns={child.list.filter((name) => name !== by)}
        records={records}
        loading={loading}
        refreshing={refreshing}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          setPage(1);
        }}
        place={place}
        empty={<EmptyState title={t('empty.title', { name: localize(child.label.many) })} action={add} />}
      />
      {total > size && (
        <div className={styles.childPages}>
          <Pagination
            size="small"
            current={page}
            pageSize={size}
            total={total}
            showSizeChanger={false}
            onChange={setPage}
          />
        </div>
      )}
    </>
  );
}
