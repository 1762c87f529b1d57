import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { VisitView } from '#domain/api/calendarViews';
import { recordPath } from '#domain/screens/recordPath';
import { formatTime } from '#framework/base/formats/dates';
import { statuses } from '#domain/workflow/statuses';
import { resources } from '#resources';
import { useLanguage, useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import styles from './Week.module.css';

interface VisitLinkProps {
  readonly visit: VisitView;
  /** Further facts, below the place. */
  readonly children?: ReactNode;
}

/** Link of a visit: time, client and place; the colour of its edge shows the request's phase. */
export function VisitLink({ visit, children }: VisitLinkProps) {
  const language = useLanguage();
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role);
  const status = statuses[visit.status];
  const path = role && recordPath(resources.requests, visit.requestId, role);
  return (
    <Link
      to={path ?? ''}
      className={styles.visit}
      style={{ borderInlineStartColor: `var(--tone-${status.tone}-text)` }}
      title={localize(status)}
    >
      <span className={styles.time}>{formatTime(visit.visitAt, language)}</span>
      <span className={styles.company}>
        <bdi>{visit.company}</bdi>
      </span>
      <span className={styles.quiet}>
        <bdi>{visit.branch ?? localize(visit.service)}</bdi>
        {visit.city && ` · ${localize(visit.city)}`}
      </span>
      {children}
      <span className="visually-hidden">{localize(status)}</span>
    </Link>
  );
}
