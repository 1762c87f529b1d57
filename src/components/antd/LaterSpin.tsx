import type { SpinProps } from 'antd';
import { laterPart } from '../laterPart';
import styles from './later.module.css';

const Fetched = laterPart<SpinProps>(async () => (await import('antd/es/spin')).default);

/** What antd's table stands in: most never turn, and those that do bring what turns when they do. */
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
