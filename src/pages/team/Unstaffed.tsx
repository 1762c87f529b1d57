import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { InspectorsWeekView, TeamVisit } from '#domain/api/calendarViews';
import type { BestCandidate } from '#domain/api/requestViews';
import { mostAssigned } from '#domain/requests/inspectionBodies';
import { recordPath } from '#domain/screens/recordPath';
import { transitions } from '#domain/workflow/requestWorkflow';
import { inspectorMoves, timeMoves, type VisitMove } from '#domain/workflow/visitMoves';
import { visitStage } from '#domain/workflow/visitStage';
import { formatTime, formatWeekday } from 'sijil/base/formats/dates';
import { Panel } from 'sijil/react/components/Panel';
import { CountBadge } from 'sijil/react/components/CornerCount';
import { DateText } from 'sijil/react/components/valueTexts';
import { laterPart } from 'sijil/react/components/laterPart';
import { PlainButton } from 'sijil/react/plain/PlainControls';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useMayCall } from 'sijil/react/providers/may';
import { useOperation } from 'sijil/react/providers/operations';
import { useNow } from 'sijil/react/providers/server';
import { useSession } from 'sijil/react/providers/session';
import { resources } from '#resources';
import { CandidateReasons, CandidateWords } from '@/requests/actions/CandidateReasons';
import { useAssign } from '@/requests/assignMany/useAssign';
import { StageMark } from '@/requests/week/StageMark';
import type { Move } from './MoveDialog';
import styles from './Unstaffed.module.css';

const AssignEach = laterPart(async () => (await import('@/requests/assignMany/AssignEach')).AssignEach);

interface UnstaffedProps {
  readonly days: InspectorsWeekView['days'];
  readonly onMove: (move: Move) => void;
}

/**
 * Visits of the week without an inspector, first those that can be assigned now, each with the inspector whom its assignment
 * would propose and why. All of them can be assigned at once, after a look at the reasons.
 */
export function Unstaffed({ days, onMove }: UnstaffedProps) {
  const { t } = useTranslation(['calendar', 'requests', 'fields']);
  const visits = days.flatMap(({ unassigned }) => unassigned);
  const open = visits.filter((visit) => moveOf(visit, inspectorMoves)).slice(0, mostAssigned);
  const mayPlan = useMayCall('inspections.inspectorOfEach');
  const { data: plan } = useOperation('inspections.inspectorOfEach', {
    query: { ids: open.map(({ requestId }) => requestId).join(',') },
    enabled: mayPlan && open.length > 0,
  });
  const [assigning, setAssigning] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  if (visits.length === 0) return null;
  const waiting = visits.filter((visit) => !open.includes(visit));
  const isFolded = !unfolded && open.length > 0 && waiting.length > 0;
  return (
    <Panel
      title={t('unassigned')}
      meta={<CountBadge count={visits.length} />}
      actions={
        mayPlan &&
        open.length > 1 && (
          <PlainButton kind="primary" onClick={() => setAssigning(true)}>
            {t('unstaffed.all', { count: open.length })}
          </PlainButton>
        )
      }
      flush
    >
      <ul className={styles.rows}>
        {(isFolded ? open : [...open, ...waiting]).map((visit) => (
          <VisitRow
            key={visit.requestId}
            visit={visit}
            proposal={plan?.find(({ id }) => id === visit.requestId)}
            onMove={onMove}
          />
        ))}
      </ul>
      {isFolded && (
        <div className={styles.more}>
          <PlainButton kind="text" onClick={() => setUnfolded(true)}>
            {t('unstaffed.others', { count: waiting.length })}
          </PlainButton>
        </div>
      )}
      {assigning && (
        <AssignEach
          what="inspector"
          subjects={open.map((visit) => ({ id: visit.requestId, name: <VisitName visit={visit} /> }))}
          onClose={() => setAssigning(false)}
        />
      )}
    </Panel>
  );
}

function moveOf({ moves }: TeamVisit, among: readonly VisitMove[]): VisitMove | undefined {
  return among.find((name) => moves.includes(name));
}

interface VisitRowProps {
  readonly visit: TeamVisit;
  /** Absent while it loads, and for a visit that cannot be assigned yet. */
  readonly proposal: BestCandidate | undefined;
  readonly onMove: (move: Move) => void;
}

function VisitRow({ visit, proposal, onMove }: VisitRowProps) {
  const { t } = useTranslation(['calendar', 'people', 'requests']);
  const localize = useLocalize();
  const language = useLanguage();
  const now = useNow();
  const role = useSession((session) => session.user?.role);
  const path = role && recordPath(resources.requests, visit.requestId, role);
  const stage = visitStage(visit.status);
  const assigns = moveOf(visit, inspectorMoves);
  const isLate = new Date(visit.visitAt) < now;
  return (
    <li className={styles.row}>
      <div className={styles.when}>
        <span className={isLate ? styles.late : styles.time}>
          {formatWeekday(visit.visitAt, language)} <bdi>{formatTime(visit.visitAt, language)}</bdi>
        </span>
        <span className={styles.quiet}>
          <StageMark stage={stage} /> {t(`people:week.stage.${stage}`)}
        </span>
      </div>
      <Link className={styles.where} to={path ?? ''}>
        <bdi className={styles.name}>{visit.company}</bdi>
        <span className={styles.quiet}>
          <bdi>{visit.branch ?? localize(visit.service)}</bdi>
          {visit.city && ` · ${localize(visit.city)}`}
        </span>
      </Link>
      {assigns ? (
        <Proposal visit={visit} proposal={proposal} onOther={() => onMove(moveBy(visit, assigns))} />
      ) : (
        <Waiting visit={visit} onMove={onMove} />
      )}
    </li>
  );
}

const moveBy = ({ requestId }: TeamVisit, name: VisitMove): Move => ({ requestId, steps: [{ name }] });

/** Why a visit cannot be assigned, and the step that the reader may take instead. */
function Waiting({ visit, onMove }: Pick<VisitRowProps, 'visit' | 'onMove'>) {
  const { t } = useTranslation('calendar');
  const localize = useLocalize();
  const proposes = moveOf(
    visit,
    timeMoves.filter((name) => transitions[name].tone === 'primary'),
  );
  return (
    <>
      <p className={styles.quiet}>{t('unstaffed.waiting')}</p>
      <div className={styles.buttons}>
        {proposes && (
          <PlainButton onClick={() => onMove(moveBy(visit, proposes))}>
            {localize(transitions[proposes].label)}
          </PlainButton>
        )}
      </div>
    </>
  );
}

interface ProposalProps extends Pick<VisitRowProps, 'visit' | 'proposal'> {
  readonly onOther: () => void;
}

/** Inspector who is proposed for a visit, with the reasons; or the reason why nobody is. */
function Proposal({ visit: { requestId, number }, proposal, onOther }: ProposalProps) {
  const { t } = useTranslation(['calendar', 'requests', 'common']);
  const { assign, pending } = useAssign('inspector');
  const [problem, setProblem] = useState('');
  const { best = null, why = null, version = 0 } = proposal ?? {};

  const send = async (person: NonNullable<BestCandidate['best']>) => {
    setProblem('');
    try {
      const [result] = await assign([{ id: requestId, version, person }]);
      if (result && !result.ok) setProblem(result.message);
    } catch (refusal) {
      setProblem(refusal instanceof CallError ? inlineMessage(refusal) : t('common:error'));
    }
  };

  return (
    <>
      <div className={styles.person}>
        {best ? (
          <>
            <bdi className={styles.name}>{best.name}</bdi>
            <CandidateWords candidate={best} />
            <CandidateReasons candidate={best} against />
          </>
        ) : (
          why && <p className={styles.why}>{t(`requests:many.each.why.inspector.${why}`)}</p>
        )}
        {problem && (
          <p className={styles.late} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {best && (
          <PlainButton
            pending={pending}
            aria-label={t('unstaffed.assignNamed', { name: best.name, number })}
            onClick={() => void send(best)}
          >
            {t('unstaffed.assign')}
          </PlainButton>
        )}
        <PlainButton
          kind={best ? 'text' : 'default'}
          aria-label={t('unstaffed.otherNamed', { number })}
          onClick={onOther}
        >
          {t(best ? 'unstaffed.other' : 'unstaffed.choose')}
        </PlainButton>
      </div>
    </>
  );
}

/** Visit in the list of the proposals. */
function VisitName({ visit: { company, branch, visitAt } }: { readonly visit: TeamVisit }) {
  return (
    <>
      <bdi>{[company, branch].filter(Boolean).join(' · ')}</bdi>
      {' · '}
      <DateText value={visitAt} withTime />
    </>
  );
}
