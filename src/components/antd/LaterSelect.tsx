import type { SelectProps } from 'antd';
import { laterPart } from '../laterPart';
import styles from './later.module.css';

const Fetched = laterPart<SelectProps>(async () => (await import('antd/es/select')).default);

/**
 * Select of antd for the rows of a page in a pagination: a tenth of what a list would weigh. Until it has loaded its
 * value is in a box of its size.
 */
export default function LaterSelect(props: SelectProps) {
  const chosen = props.options?.find(({ value }) => value === props.value);
  return <Fetched {...props} waiting={<span className={styles.box}>{chosen?.label}</span>} />;
}
