import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { Panel } from 'sijil/react/components/Panel';
import { RequestNumber } from './RequestNumber';
import { RequestStateTag } from './RequestStateTag';
import styles from './OrderedWith.module.css';

interface OrderedWithProps {
  readonly request: Pick<RequestView, 'orderedWith'>;
  /** Address of a request for this reader. */
  readonly hrefOf: (requestId: string) => string;
}

/** Other branches of the same order; nothing for an order of a single request. */
export function OrderedWith({ request: { orderedWith }, hrefOf }: OrderedWithProps) {
  const { t } = useTranslation('requests');
  if (!orderedWith) return null;
  const { lead, branches } = orderedWith;
  const waiting = branches.some(({ request }) => request === null);
  return (
    <Panel title={t('orderedWith.title')}>
      {(lead ?? waiting) && (
        <p className={styles.note}>
          {lead ? (
            <>
              {t('orderedWith.covered')} <RequestNumber number={lead.number} />
            </>
          ) : (
            t('orderedWith.waiting')
          )}
        </p>
      )}
      <ul className={styles.list}>
        {branches.map(({ id, name, request }) => (
          <li key={id} className={styles.row}>
            {request ? (
              <>
                <Link to={hrefOf(request.id)}>
                  <bdi>{name}</bdi> · <RequestNumber number={request.number} />
                </Link>
                <RequestStateTag request={request} />
              </>
            ) : (
              <bdi>{name}</bdi>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
