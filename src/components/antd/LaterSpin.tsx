import type { SpinProps } from 'antd';
import { laterPart } from '../laterPart';
import styles from './later.module.css';

const Fetched = laterPart<SpinProps>(async () => (await import('antd/es/spin')).default);

/** Replaces the spinner of antd's table, which is loaded only once it is needed. */
export default function LaterSpin({ spinning = false, children, ...props }: SpinProps) {
  return (
    <div className={`ant-spin-nested-loading ${styles.around}`} aria-busy={spinning || undefined}>
      {spinning && (
        <div>
          <Fetched {...props} spinning />
        </div>
      )}
      <div className={spinning ? 'ant-spin-container ant-spin-blur' : 'ant-spin-container'}>{children}</div>
    </div>
  );
}
