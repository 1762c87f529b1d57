import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import styles from './Design.module.css';

interface SampleProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Component under its name, in both directions. */
export function Sample({ name, children }: SampleProps) {
  return (
    <section className={styles.sample}>
      <h3 className={styles.name}>
        <bdi>{name}</bdi>
      </h3>
      <div className={styles.both}>
        {(['rtl', 'ltr'] as const).map((direction) => (
          <ConfigProvider key={direction} direction={direction}>
            <div dir={direction} className={styles.side}>
              {children}
            </div>
          </ConfigProvider>
        ))}
      </div>
    </section>
  );
}
