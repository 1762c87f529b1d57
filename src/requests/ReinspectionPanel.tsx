import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { Panel } from 'sijil/react/components/Panel';
import { RequestNumber } from './RequestNumber';
import styles from './OrderedWith.module.css';
import { RequestStateTag } from './RequestStateTag';

interface ReinspectionPanelProps {
  readonly request: Pick<RequestView, 'reinspection'>;
  /** Address of a request for this reader. */
  readonly hrefOf: (requestId: string) => string;
  /** Orders that the reader may place. */
  readonly children?: ReactNode;
}

/** Visit whose failed items a request inspects again, and the reinspection of its own failed items; nothing without either. */
export function ReinspectionPanel({ request, hrefOf, children }: ReinspectionPanelProps) {
  const { t } = useTranslation('requests');
  const { of, ordered } = request.reinspection;
  if (!of && !ordered && !children) return null;
  return (
    <Panel title={t('reinspection.title')}>
      {of && (
        <p className={styles.note}>
          {t('reinspection.of', { count: of.items })}{' '}
          <Link to={hrefOf(of.id)}>
            <RequestNumber number={of.number} />
          </Link>
          {'. '}
          {t('reinspection.carried')}
        </p>
      )}
      {ordered && (
        <p className={styles.row}>
          <Link to={hrefOf(ordered.id)}>
            {t('reinspection.ordered')} <RequestNumber number={ordered.number} />
          </Link>
          <RequestStateTag request={ordered} />
        </p>
      )}
      {children}
    </Panel>
  );
}
