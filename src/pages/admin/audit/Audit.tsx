import { Card, Pagination, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { screenPath } from '#domain/schema/resource';
import { resourceList, resourceNamed } from '#resources';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { PageHeader } from '@/components/PageHeader';
import { AuditEntry } from '@/console/audit/AuditEntry';
import { useLocalize } from '@/providers/language';
import { useNow } from '@/providers/serverClock';
import { usePage } from '@/providers/usePage';
import styles from './Audit.module.css';

const size = 20;
const actions = ['create', 'update', 'delete', 'restore'] as const;
type Action = (typeof actions)[number];

/** Everything that was written to records, whoever did it, the latest first; what narrows it stands in the address. */
export default function Audit() {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const resource = address.get('resource') ?? '';
  const action = actions.find((one) => one === address.get('action'));
  const narrow = (name: string, value: string | undefined) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const { data, error, refetch } = usePage('audit.list', {
    ...(resourceNamed(resource) && { resource }),
    ...(action && { action }),
    _start: String((page - 1) * size),
    _end: String(page * size),
  });
  const written = resourceList.filter(({ kept }) => !kept);
  return (
    <>
      <PageHeader title={t('audit.title')} subtitle={t('audit.hint')} />
      <Card>
        <div className={styles['filters']}>
          <Select
            allowClear
            showSearch
            optionFilterProp="label"
            className={styles['filter'] ?? ''}
            aria-label={t('audit.resource')}
            placeholder={t('audit.resource')}
            value={resourceNamed(resource) ? resource : null}
            options={written.map(({ name, label }) => ({ value: name, label: localize(label.many) }))}
            onChange={(chosen: string | undefined) => narrow('resource', chosen)}
          />
          <Select
            allowClear
            className={styles['filter'] ?? ''}
            aria-label={t('audit.action')}
            placeholder={t('audit.action')}
            value={action ?? null}
            options={actions.map((one) => ({ value: one, label: t(`history.action.${one}`) }))}
            onChange={(chosen: Action | undefined) => narrow('action', chosen)}
          />
        </div>
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <LoadingState as="lines" />
        ) : data.rows.length === 0 ? (
          <EmptyState title={t('history.empty')} />
        ) : (
          <ol className={styles['trail']}>
            {data.rows.map((entry) => {
              const declared = resourceNamed(entry.resource);
              const name = localize(entry.title) || t('audit.unnamed');
              return (
                declared && (
                  <li key={entry.id} className={styles['record']}>
                    <p className={styles['about']}>
                      <span className={styles['kind']}>{localize(declared.label.one)}</span>{' '}
                      <Link to={`${screenPath(declared)}/${entry.recordId}?tab=history`}>
                        <bdi>{name}</bdi>
                      </Link>
                    </p>
                    <ol className={styles['trail']}>
                      <AuditEntry resource={declared} entry={entry} now={now.getTime()} />
                    </ol>
                  </li>
                )
              );
            })}
          </ol>
        )}
        {data && data.total > size && (
          <Pagination
            className={styles['pages'] ?? ''}
            current={page}
            pageSize={size}
            total={data.total}
            showSizeChanger={false}
            onChange={(next) => narrow('page', next > 1 ? String(next) : undefined)}
          />
        )}
      </Card>
    </>
  );
}
