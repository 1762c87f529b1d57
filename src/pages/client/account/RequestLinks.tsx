import { Link } from 'react-router';
import type { DeletionView } from '#domain/api/profileViews';
import { statuses } from '#domain/workflow/statuses';
import { isKeyOf } from '#framework/base/objects';
import { useLocalize } from '@framework/providers/language';
import styles from './Account.module.css';

/** Requests by number and status, each leading to its page. */
export function RequestLinks({ requests }: { readonly requests: DeletionView['blockers'] }) {
  const localize = useLocalize();
  return (
    <ul className={styles.list}>
      {requests.map(({ id, code, status }) => (
        <li key={id}>
          <Link to={`/client/requests/${id}`}>
            <bdi dir="ltr">{code}</bdi>
          </Link>{' '}
          <span className={styles.quiet}>{isKeyOf(statuses, status) && localize(statuses[status])}</span>
        </li>
      ))}
    </ul>
  );
}
