import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import styles from './Design.module.css';
import type { Role } from '#domain/access/roles';
import type { FileLink } from 'sijil/contract/parts';
import type { RequestView } from '#domain/api/requestViews';
import type { Stated } from '#domain/requests/nextStep';

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

export const sampleDay = '2026-11-22T07:00:00Z';

export const sampleRole: Role = 'supervisor';

export const sampleFile: FileLink = {
  id: 'sample',
  name: 'commercial-registration.pdf',
  type: 'application/pdf',
  size: 248_000,
  url: '/icon.svg',
};

type OnTheWay = Pick<
  RequestView,
  'history' | 'createdAt' | 'visitAt' | 'startedAt' | 'resultsSentAt' | keyof Stated
>;

/** Request whose inspector is on the way. */
export const sampleRequest: OnTheWay = {
  status: 'inspector_assigned',
  visitAt: sampleDay,
  startedAt: null,
  resultsSentAt: null,
  receiptSince: null,
  certificateRevokedAt: null,
  correctionsDueAt: null,
  createdAt: '2026-11-01T07:00:00Z',
  history: [
    {
      transition: 'sendContract',
      from: 'pending',
      to: 'contract_sent',
      by: null,
      performer: 'admin',
      reason: null,
      detail: null,
      at: '2026-11-03T07:00:00Z',
    },
    {
      transition: 'signContract',
      from: 'contract_sent',
      to: 'contract_signed',
      by: null,
      performer: 'client',
      reason: null,
      detail: null,
      at: '2026-11-05T07:00:00Z',
    },
  ],
};
