import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { DueDate } from '../DueDate';
import { openDeadline } from '../deadlines';
import { RequestNumber } from '../RequestNumber';
import { RequestStateTag } from '../RequestStateTag';
import { Place } from './Place';
import type { RequestLine } from './requestLine';
import styles from './RequestRow.module.css';

interface RequestRowProps {
  readonly request: RequestLine;
  readonly href: string;
  /** Step that the reader may take, outside the row's link: at its end, or below it where there is no room. */
  readonly action?: ReactNode;
}

/** Request of a queue: subject, client and next date. */
export function RequestRow({ request, href, action }: RequestRowProps) {
  const { t } = useTranslation('requestRows');
  const localize = useLocalize();
  const { number, service, client, statusSince, visitAt, receiptAmount } = request;
  const deadline = openDeadline(request);
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <Link to={href} className={styles.row}>
          <span className={styles.what}>
            <span className={styles.name}>
              <RequestNumber number={number} /> <bdi>{client.name}</bdi>
            </span>
            <span className={styles.quiet}>
              {localize(service.name)} · <Place request={request} />
            </span>
          </span>
          <span className={styles.when}>
            <span className={styles.state}>
              {receiptAmount != null && <Money halalas={receiptAmount} strong />}
              <RequestStateTag request={request} />
            </span>
            <span className={styles.quiet}>
              {deadline ? (
                <DueDate value={deadline} />
              ) : visitAt ? (
                <>
                  {t('list.visit')} <DateText value={visitAt} withTime />
                </>
              ) : (
                <>
                  {t('list.since')} <DateText value={statusSince} />
                </>
              )}
            </span>
          </span>
        </Link>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </li>
  );
}
