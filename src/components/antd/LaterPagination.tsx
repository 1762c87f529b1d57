import type { PaginationProps } from 'antd';
import { laterPart } from '../laterPart';
import styles from './later.module.css';

const Fetched = laterPart<PaginationProps>(async () => (await import('antd/es/pagination')).default);

/** antd's pagination, below the rows and after them; until it has come its place is kept. */
export default function LaterPagination(props: PaginationProps) {
  return <Fetched {...props} waiting={<span className={styles.room} />} />;
}
