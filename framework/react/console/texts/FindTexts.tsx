import { Card, Empty, Input, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { ListHeaderProps } from '#app/listHeaders';
import { useOperation } from '@framework/providers/operations';
import { useMay } from '@framework/providers/useMay';
import { FoundText } from './FoundText';
import styles from './texts.module.css';

/** Texts of one page of the answer. */
const pageSize = 20;

/** Finds any text of the application, to change it; the list below has those that were changed. */
export default function FindTexts({ resource }: ListHeaderProps) {
  const { t } = useTranslation('texts');
  const allowed = useMay({ resource: resource.name, action: 'create' });
  const { state } = useLocation();
  const [sought, setSought] = useState(() => soughtIn(state));
  const [page, setPage] = useState(1);
  const found = useOperation('texts.find', {
    query: { q: sought, _start: (page - 1) * pageSize },
    enabled: sought.trim() !== '',
  });
  if (!allowed) return null;
  const total = found.data?.total ?? 0;
  return (
    <Card size="small" className={styles.card}>
      <label htmlFor="find-text">
        <strong>{t('find')}</strong>
      </label>
      <p className={styles.hint}>{t('findHint')}</p>
      <Input.Search
        id="find-text"
        allowClear
        defaultValue={sought}
        dir="auto"
        loading={found.isFetching}
        placeholder={t('findExample')}
        onSearch={(typed) => {
          setPage(1);
          setSought(typed);
        }}
      />
      {sought.trim() !== '' && found.data && (
        <div aria-live="polite">
          <p className={styles.hint}>{t('count', { count: total })}</p>
          {total === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('none')} />}
          <ul className={styles.list}>
            {found.data.rows.map((text) => (
              <FoundText key={text.key} text={text} />
            ))}
          </ul>
          {total > pageSize && (
            <Pagination
              size="small"
              showSizeChanger={false}
              current={page}
              pageSize={pageSize}
              total={total}
              onChange={setPage}
            />
          )}
        </div>
      )}
    </Card>
  );
}

/** Search that another page asks for, in the state of its link: `{ sought: 'auth:signIn' }`. */
function soughtIn(state: unknown): string {
  const sought = typeof state === 'object' && state !== null && 'sought' in state ? state.sought : '';
  return typeof sought === 'string' ? sought : '';
}
