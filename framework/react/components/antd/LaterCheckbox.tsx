import type { CheckboxProps } from 'antd';
import { laterPart } from '../laterPart';
import styles from './later.module.css';

const Fetched = laterPart<CheckboxProps>(async () => (await import('antd/es/checkbox')).default);

/** Checkbox of antd, which brings its forms along, loaded after the rows; until then its place is reserved. */
export function LaterCheckbox(props: CheckboxProps) {
  return <Fetched {...props} waiting={<span className={styles.box} />} />;
}
