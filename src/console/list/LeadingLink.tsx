import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Resource, screenPath } from '#domain/schema/resource';
import type { ConsoleRecord } from '../consoleRecord';
import styles from './list.module.css';
import { useTrailTo } from './trailContext';

interface LeadingLinkProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
  readonly children: ReactNode;
}

/** The cell that leads to the record as a link does, into another tab too; the rest of the row answers a click. */
export function LeadingLink({ resource, record, children }: LeadingLinkProps) {
  const toTrail = useTrailTo();
  return (
    <Link
      to={`${screenPath(resource)}/${record.id}`}
      state={toTrail(record.id)}
      className={styles.leading}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}
