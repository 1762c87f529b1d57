import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LinkButton } from '@framework/components/LinkButton';
import { LoadingState } from '@framework/components/LoadingState';
import { PageHeader } from '@framework/components/PageHeader';
import { usePage } from '@framework/providers/usePage';
import { PackagePanel } from './packages/PackagePanel';
import styles from '@/pages/client/packages/Packages.module.css';

const pageSize = 20;

/** Packages of the company: the balance of each, its end, and the orders that used it. */
export default function OwnPackages() {
  const { t } = useTranslation(['places', 'client']);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, refetch } = usePage('packages.listOwn', {
    _start: String((page - 1) * pageSize),
    _end: String(page * pageSize),
  });
  const order = <LinkButton to="/services">{t('packages.buy')}</LinkButton>;
  return (
    <>
      <PageHeader title={t('packages.title')} actions={order} />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <LoadingState as="cards" rows={3} />}
      {data?.total === 0 && (
        <EmptyState title={t('packages.none')} hint={t('packages.noneHint')} action={order} />
      )}
      <div className={styles.stack}>
        {data?.rows.map((one) => (
          <PackagePanel key={one.id} one={one} />
        ))}
      </div>
      {data && data.total > pageSize && (
        <Pagination
          className={styles.pages ?? ''}
          current={page}
          pageSize={pageSize}
          total={data.total}
          showSizeChanger={false}
          onChange={(next) => setSearch({ page: String(next) })}
        />
      )}
    </>
  );
}
