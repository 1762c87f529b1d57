import { Link } from 'react-router';
import type { RequestSummary } from '#domain/api/requestViews';
import { DateText } from '@/components/DateText';
import { useLocalize } from '@/providers/language';
import { useTranslation } from 'react-i18next';
import { RequestNumber } from '../RequestNumber';
import { RequestStateTag } from '../RequestStateTag';
import { Place } from './Place';
import styles from './RequestCard.module.css';

interface RequestCardProps {
  readonly request: RequestSummary;
  readonly href: string;
  readonly showClient?: boolean;
}

/** A request where a table has no room. */
export function RequestCard({ request, href, showClient = true }: RequestCardProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  return (
    <Link to={href} className={styles.card}>
      <span className={styles.head}>
        <span className={styles.name}>
          <RequestNumber number={request.number} /> <bdi>{localize(request.service.name)}</bdi>
        </span>
        <RequestStateTag request={request} />
      </span>
      {showClient && (
        <span>
          <bdi>{request.client.name}</bdi>
        </span>
      )}
      <span className={styles.quiet}>
        <Place request={request} />
      </span>
      <span className={styles.quiet}>
        {t(request.visitAt ? 'list.visit' : 'list.ordered')}{' '}
        <DateText value={request.visitAt ?? request.createdAt} withTime={request.visitAt !== null} />
      </span>
    </Link>
  );
}
