import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

const pageSize = 20;

/** Page of a list, from the address. */
export function usePageAddress() {
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  return { start: (page - 1) * pageSize, size: pageSize };
}

interface PagesProps {
  readonly total: number;
  readonly start: number;
  readonly size: number;
}

/** Number of entries, with links to the other pages. */
export function Pages({ total, start, size }: PagesProps) {
  const { t } = useTranslation('console');
  const [, setAddress] = useSearchParams();
  return (
    <Pagination
      size="small"
      align="end"
      current={start / size + 1}
      pageSize={size}
      total={total}
      showSizeChanger={false}
      showTotal={(count, [from, to]) => t('range', { from, to, count })}
      onChange={(page) =>
        setAddress((before) => {
          const next = new URLSearchParams(before);
          next.set('page', String(page));
          return next;
        })
      }
    />
  );
}
