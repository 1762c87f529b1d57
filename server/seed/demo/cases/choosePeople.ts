import { seededRandom } from '../../sample/seededRandom';
import type { Plan } from '../data/plan';
import { type DemoBranch, type DemoCompany, need, type DemoBusiness } from '../demoBusiness';
import type { CaseActor, CasePeople } from './case';

type Area = { readonly city: string; readonly covers: readonly string[] };
const reaches = ({ city, covers }: Area, place: string) => city === place || covers.includes(place);

/**
 * Supervisor and inspector of a request: the company's supervisor where they cover the city, and an inspector of their
 * team.
 */
export function choosePeople(
  { staff }: DemoBusiness,
  plan: Plan,
  company: DemoCompany,
  branch: DemoBranch,
  index: number,
): CasePeople & { readonly inspectorKey: string } {
  const city = branch.city.en;
  const own = staff.supervisors.get(company.spec.supervisor);
  const plannedSupervisor = plan.inspector ? staff.inspectors.get(plan.inspector)?.supervisor : undefined;
  const supervisor = need(
    (plannedSupervisor && staff.supervisors.get(plannedSupervisor)) ||
      (own && reaches(own, city) ? own : [...staff.supervisors.values()].find((one) => reaches(one, city))),
    `supervisor for ${city}`,
  );
  const team = [...staff.inspectors.values()].filter((one) => one.supervisor === supervisor.key);
  const near = team.filter((one) => reaches(one, city));
  const choice = near.length > 0 ? near : team;
  const chosen = plan.inspector ? staff.inspectors.get(plan.inspector) : choice[index % choice.length];
  const inspector = need(chosen, `inspector for ${city}`);
  const random = seededRandom(`people/${index}`);
  const admin = (keys: readonly string[]): CaseActor => {
    const { id, role } = need(staff.admins.get(random.pick(keys)), 'admin');
    return { id, performer: role };
  };
  return {
    client: clientOf(company, plan.branch, random.next()),
    operations: admin(['operations', 'operations', 'operations2', 'admin']),
    finance: admin(['finance', 'finance', 'finance2']),
    supervisor: { id: supervisor.id, performer: 'supervisor' },
    inspector: { id: inspector.id, performer: 'inspector' },
    inspectorKey: inspector.key,
  };
}

function clientOf({ id, managerId, spec }: DemoCompany, branch: number, chance: number): CaseActor {
  const managed = managerId !== null && spec.manager?.branches.includes(branch) && chance < 0.35;
  return managed ? { id: managerId, performer: 'branch_manager' } : { id, performer: 'client' };
}
