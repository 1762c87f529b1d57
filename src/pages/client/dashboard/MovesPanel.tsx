import { RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { profileOccasions, profileParts } from '#domain/profile/profileParts';
import { transitions } from '#domain/workflow/requestWorkflow';
import { branchDocumentKinds } from '#domain/profile/documentFields';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel, useFoldedRows } from 'sijil/react/components/Panel';
import { useProfileParts } from '@/profile/useProfileParts';
import { RequestNumber } from '@/requests/RequestNumber';
import { actionLinks } from '../actionLinks';
import { DaysLeft } from '../DaysLeft';
import styles from './Dashboard.module.css';
import { FoldButton } from './FoldButton';

/** Number of tasks shown at first: nobody reads more than one screen of a phone at once. */
const firstMoves = 3;

interface MovesPanelProps extends Pick<ClientDashboardView, 'moves' | 'moreMoves' | 'documents'> {
  /** Shows all tasks at once. */
  readonly unfolded?: boolean;
}

/** Tasks of the reader, the nearest deadline first. */
export function MovesPanel({ moves, moreMoves, documents, unfolded = false }: MovesPanelProps) {
  const { t } = useTranslation('client');
  const first = unfolded ? moves.length : firstMoves;
  const folded = useFoldedRows(moves, first);
  const duties = useDuties();
  const count = moves.length + duties.length + documents.length;
  return (
    <Panel flush title={t(moreMoves ? 'dashboard.atLeastMoves' : 'dashboard.moves', { count })}>
      {count === 0 && <p className={styles.empty}>{t('dashboard.noMoves')}</p>}
      {duties.length > 0 && (
        <ul className={styles.list}>
          {duties.map((duty) => (
            <Duty key={duty.part} duty={duty} />
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className={styles.list}>
          {documents.map((one) => (
            <Renewal key={one.id} document={one} />
          ))}
        </ul>
      )}
      <ul className={styles.list}>
        {folded.shown.map((move) => (
          <Move key={move.id} move={move} />
        ))}
      </ul>
      <FoldButton {...folded} rows={moves} first={first} fewer={t('dashboard.fewerMoves')} />
    </Panel>
  );
}

/** Missing parts of the company's profile that block something, or that were newly requested with a due day. */
export function useDuties() {
  return (useProfileParts()?.missing ?? []).filter(({ due }) => due);
}

/** Part of the company's profile, with its due day or with the action that requires it. */
function Duty({ duty: { part, by } }: { readonly duty: ReturnType<typeof useDuties>[number] }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { label, why, before } = profileParts[part];
  return (
    <li>
      <Link className={styles.row} to="/account/details">
        <span className={styles.words}>
          <span className={styles.name}>{t('dashboard.givePart', { part: localize(label) })}</span>
          <span className={styles.quiet}>{by === null ? localize(why) : t('dashboard.ordersGoOn')}</span>
        </span>
        {by === null ? (
          <ToneTag tone="warning">{localize(profileOccasions[before].label)}</ToneTag>
        ) : (
          <DaysLeft until={by} />
        )}
        <RightOutlined className="mirrored" aria-hidden="true" />
      </Link>
    </li>
  );
}

/** Document of a branch to renew, with the day on which it expires or has expired. */
function Renewal({ document }: { readonly document: MovesPanelProps['documents'][number] }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { kind, expiresOn, state, branch } = document;
  return (
    <li>
      <Link className={styles.row} to={`/client/branches/${branch.id}`}>
        <span className={styles.words}>
          <span className={styles.name}>
            {t('dashboard.renewDocument', { document: localize(branchDocumentKinds[kind]) })}
          </span>
          <span className={styles.quiet}>
            <bdi>{branch.name}</bdi> · {t(`dashboard.document.${state}`)} <DateText value={expiresOn} />
          </span>
        </span>
        <DaysLeft until={expiresOn} />
        <RightOutlined className="mirrored" aria-hidden="true" />
      </Link>
    </li>
  );
}

interface MoveProps {
  readonly move: MovesPanelProps['moves'][number];
}

function Move({ move }: MoveProps) {
  const localize = useLocalize();
  const { id, number, service, branch, action, deadline } = move;
  return (
    <li>
      <Link className={styles.row} to={actionLinks({ id, service })[action] ?? `/client/requests/${id}`}>
        <span className={styles.words}>
          <span className={styles.name}>
            <Verb move={move} />
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
        <RightOutlined className="mirrored" aria-hidden="true" />
      </Link>
    </li>
  );
}

/** Verb of a task, with its amount or number of items. */
export function Verb({ move: { action, amount, items } }: MoveProps) {
  const { t, i18n } = useTranslation('client');
  const localize = useLocalize();
  if (items !== null) return t('verbs.correct', { count: items });
  const words = i18n.exists(`verbs.${action}`, { ns: 'client' })
    ? t(`verbs.${action}`)
    : localize(transitions[action].label);
  return (
    <>
      {words} {amount !== null && <Money halalas={amount} />}
    </>
  );
}
