import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { useLocalize } from '@/providers/language';
import { Panel } from '@/requests/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import { actionLinks } from '../actionLinks';
import { DaysLeft } from '../DaysLeft';
import styles from './Dashboard.module.css';
import { type OwnMove, ownMoves } from './morning';

interface MovesPanelProps {
  readonly requests: readonly RequestView[];
  readonly now: Date;
}

/** What waits for the reader, the nearest deadline first. */
export function MovesPanel({ requests, now }: MovesPanelProps) {
  const { t } = useTranslation('client');
  const moves = ownMoves(requests, now);
  return (
    <Panel flush title={t('dashboard.moves', { count: moves.length })}>
      {moves.length === 0 ? (
        <p className={styles.empty}>{t('dashboard.noMoves')}</p>
      ) : (
        <ul className={styles.list}>
          {moves.map((move) => (
            <Move key={move.request.id} move={move} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Move({ move: { request, action, label, deadline } }: { readonly move: OwnMove }) {
  const localize = useLocalize();
  return (
    <li>
      <Link className={styles.row} to={actionLinks(request)[action] ?? `/client/requests/${request.id}`}>
        <span className={styles.words}>
          <span className={styles.name}>{localize(label)}</span>
          <span className={styles.quiet}>
            <RequestNumber number={request.number} /> · {localize(request.service.name)}
            {request.branch && (
              <>
                {' · '}
                <bdi>{request.branch.name}</bdi>
              </>
            )}
          </span>
        </span>
        {deadline && <DaysLeft until={deadline} />}
      </Link>
    </li>
  );
}
