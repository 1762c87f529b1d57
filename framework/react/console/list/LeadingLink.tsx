import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ConsoleRecord } from '#framework/contract/recordView';
import styles from './list.module.css';
import { useRowContext } from './rowContext';

interface LeadingLinkProps {
  readonly record: ConsoleRecord;
  readonly children: ReactNode;
}

/** The cell that leads to the record as a link does, into another tab too; the rest of the row answers a click. */
export function LeadingLink({ record, children }: LeadingLinkProps) {
  const { pathOf, toListOrigin } = useRowContext();
  return (
    <Link
      to={pathOf(record)}
      state={toListOrigin(record.id)}
      className={styles.leading}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}
