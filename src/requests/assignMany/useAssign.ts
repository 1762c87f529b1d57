import { useTranslation } from 'react-i18next';
import type { CandidateView } from '#domain/api/requestViews';
import type { BulkResult } from 'sijil/contract/consoleViews';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { useMayCall } from 'sijil/react/providers/may';
import { useAction } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';

export type Assigned = 'supervisor' | 'inspector';

/** Request that a person is given. */
export interface Assignment {
  readonly id: string;
  /** Version for which the person was proposed. */
  readonly version: number;
  readonly person: Pick<CandidateView, 'id' | 'name'>;
}

/**
 * Gives each request to its person and offers to take all of them back. A refused one changes nothing and prevents no other;
 * the answer says what came of each.
 */
export function useAssign(what: Assigned) {
  const { t } = useTranslation(['requests', 'common']);
  const toast = useToast();
  const dialogs = useDialogs();
  const ofEveryTeam = useMayCall('adminInspections.assignInspectors');
  const supervisors = useAction('adminInspections.assignSupervisors');
  const everybodys = useAction('adminInspections.assignInspectors');
  const own = useAction('supervisorInspections.assignInspectors');
  const withoutSupervisor = useAction('adminInspections.unassignSupervisor');
  const withoutInspector = useAction('inspections.unassignInspector');
  const inspectors = ofEveryTeam ? everybodys : own;
  const back = what === 'supervisor' ? withoutSupervisor : withoutInspector;
  const mayTakeBack = useMayCall(
    what === 'supervisor' ? 'adminInspections.unassignSupervisor' : 'inspections.unassignInspector',
  );

  const give = (personId: string, given: readonly Assignment[]) => {
    const items = given.map(({ id, version }) => ({ id, version }));
    return what === 'supervisor'
      ? supervisors.run({ body: { supervisorId: personId, items } })
      : inspectors.run({ body: { inspectorId: personId, items } });
  };

  const takeBack = async (given: readonly Assignment[]) => {
    let count = 0;
    try {
      for (const { id, version } of given) {
        // The assignment itself was the only change since; after any other one this is refused.
        await back.run({ params: { id }, body: { version: version + 1 } });
        count += 1;
      }
    } catch (error) {
      dialogs.refused(error);
    }
    if (count > 0) toast.success(t('many.takenBack', { count }));
  };

  const assign = async (asked: readonly Assignment[]): Promise<BulkResult[]> => {
    const results: BulkResult[] = [];
    for (const [personId, given] of byPerson(asked)) results.push(...(await give(personId, given)));
    const given = asked.filter(({ id }) => results.some((result) => result.id === id && result.ok));
    const [first, second] = given;
    if (first) {
      const title = second
        ? t('many.done', { count: given.length })
        : t('many.given', { name: first.person.name });
      toast.success(title, {
        ...(mayTakeBack && { action: { label: t('common:undo'), run: () => takeBack(given) } }),
      });
    }
    return results;
  };

  return { assign, pending: supervisors.pending || inspectors.pending };
}

function byPerson(asked: readonly Assignment[]): Map<string, Assignment[]> {
  const groups = new Map<string, Assignment[]>();
  for (const one of asked) groups.set(one.person.id, [...(groups.get(one.person.id) ?? []), one]);
  return groups;
}
