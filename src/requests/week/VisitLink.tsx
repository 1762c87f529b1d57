import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VisitView } from '#domain/api/calendarViews';
import { visitStage } from '#domain/workflow/visitStage';
import { recordPath } from '#domain/screens/recordPath';
import { statuses } from '#domain/workflow/statuses';
import { formatTime } from 'sijil/base/formats/dates';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { resources } from '#resources';
import { StageMark } from './StageMark';
import styles from './Week.module.css';

interface VisitLinkProps {
  readonly visit: VisitView;
  /** Further facts, below the place. */
  readonly children?: ReactNode;
}

/** Link of a visit: time, stage, client and place. Mark, words and the colour of its edge all show the stage. */
export function VisitLink({ visit, children }: VisitLinkProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role);
  const status = statuses[visit.status];
  const stage = visitStage(visit.status);
  const path = role && recordPath(resources.requests, visit.requestId, role);
  return (
    <Link
      to={path ?? ''}
      className={styles.visit}
      data-stage={stage}
      style={{ borderInlineStartColor: `var(--tone-${status.tone}-text)` }}
      title={[visit.company, visit.branch, localize(status)].filter(Boolean).join(' · ')}
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
      <span className={styles.stage} style={{ color: `var(--tone-${status.tone}-text)` }}>
        <StageMark stage={stage} /> {t(`week.stage.${stage}`)}
      </span>
    </Link>
  );
}
