import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { recordPath } from '#domain/screens/recordPath';
import type { VisitMove } from '#domain/workflow/visitMoves';
import { resources } from '#resources';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { ActionDialog } from '@/requests/ActionDialog';
import { LinkButton } from 'sijil/react/components/links';

/** Target of a visit: another day, another inspector, or both, one after the other. */
export interface Move {
  readonly requestId: string;
  readonly steps: readonly MoveStep[];
  /** Name of the target inspector and of both supervisors, where the inspector is of another team than the visit. */
  readonly otherTeam?: { readonly inspector: string; readonly leader: string; readonly supervisor: string };
}

export interface MoveStep {
  readonly name: VisitMove;
  /** ISO 8601 instant: the visit's hour on the target day. */
  readonly at?: string;
  readonly inspectorId?: string;
}

interface MoveDialogProps {
  readonly move: Move;
  readonly onClose: () => void;
}

/**
 * Asks for the data of a move with the forms of the request's page: only times with capacity, with a reason; only available
 * inspectors. A move that the request does not allow now is refused with its reason.
 */
export function MoveDialog({ move: { requestId, steps, otherTeam }, onClose }: MoveDialogProps) {
  const { t } = useTranslation('calendar');
  const role = useSession((session) => session.user?.role);
  const [place, setPlace] = useState(0);
  const [warned, setWarned] = useState(otherTeam === undefined);
  const { data: request, error } = useOperation('inspections.get', { params: { id: requestId } });
  const step = steps[place];
  if (!step) return null;
  if (otherTeam && !warned)
    return (
      <HeldModal
        open
        title={t('otherTeam.title')}
        okText={t('otherTeam.goOn')}
        onOk={() => setWarned(true)}
        onCancel={onClose}
      >
        <p>
          {t('otherTeam.text', {
            inspector: otherTeam.inspector,
            leader: otherTeam.leader,
            supervisor: otherTeam.supervisor,
          })}
        </p>
      </HeldModal>
    );
  const allowed = request?.actions.find(({ name }) => name === step.name);
  if (request && allowed?.allowed)
    return (
      <ActionDialog
        key={step.name}
        request={request}
        name={step.name}
        start={{
          ...(step.at && { at: step.at }),
          ...(step.inspectorId && { inspectorId: step.inspectorId }),
        }}
        onClose={() => place === steps.length - 1 && onClose()}
        onDone={() => setPlace(place + 1)}
      />
    );
  const open = role && recordPath(resources.requests, requestId, role);
  return (
    <HeldModal open title={t('cannotMove')} footer={null} onCancel={onClose}>
      {!request && !error && <LoadingState as="lines" rows={3} />}
      {(request || error) && <p>{error?.message ?? allowed?.reason ?? t('notNow')}</p>}
      {request && open && <LinkButton to={open}>{t('open')}</LinkButton>}
    </HeldModal>
  );
}
