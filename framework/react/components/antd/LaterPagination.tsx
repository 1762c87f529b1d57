import type { PaginationProps } from 'antd';
import { laterPart } from '../laterPart';
import styles from './later.module.css';

const Fetched = laterPart<PaginationProps>(async () => (await import('antd/es/pagination')).default);

/** Pagination of antd, loaded after the rows; until then its place is reserved. */
export function LaterPagination(props: PaginationProps) {
  return <Fetched {...props} waiting={<span className={styles.room} />} />;
}
