import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { transitions } from '#domain/workflow/requestWorkflow';
import { Money } from '@/components/Money';
import { useLocalize } from '@/providers/language';
import { Panel } from '@/requests/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import { actionLinks } from '../actionLinks';
import { DaysLeft } from '../DaysLeft';
import styles from './Dashboard.module.css';

interface MovesPanelProps {
  readonly moves: ClientDashboardView['moves'];
  /** Nothing has been ordered yet, so that nothing can have been done either. */
  readonly isNew: boolean;
}

/** What waits for the reader, the nearest deadline first. */
export function MovesPanel({ moves, isNew }: MovesPanelProps) {
  const { t } = useTranslation('client');
  return (
    <Panel flush title={t('dashboard.moves', { count: moves.length })}>
      {moves.length === 0 ? (
        <p className={styles.empty}>{t(isNew ? 'dashboard.noOrders' : 'dashboard.noMoves')}</p>
      ) : (
        <ul className={styles.list}>
          {moves.map((move) => (
            <Move key={move.id} move={move} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Move({ move }: { readonly move: MovesPanelProps['moves'][number] }) {
  const localize = useLocalize();
  const { id, number, service, branch, action, deadline, amount } = move;
  return (
    <li>
      <Link className={styles.row} to={actionLinks({ id, service })[action] ?? `/client/requests/${id}`}>
        <span className={styles.words}>
          <span className={styles.name}>
            {localize(transitions[action].label)}
            {amount !== null && (
              <>
                {' · '}
                <Money halalas={amount} />
              </>
            )}
          </span>
          <span className={styles.quiet}>
            <RequestNumber number={number} /> · {localize(service.name)}
            {branch && (
              <>
                {' · '}
                <bdi>{branch.name}</bdi>
              </>
            )}
          </span>
        </span>
        {deadline && <DaysLeft until={deadline} />}
      </Link>
    </li>
  );
}
