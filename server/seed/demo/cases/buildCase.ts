import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from 'sijil/base/time/riyadhTime';
import { servicePackages } from '../../../modules/orders/readServices';
import { type SeededRandom, seededRandom } from '../../sample/seededRandom';
import { type VisitCalendar, workingMinutesBefore } from '../calendar';
import { chooseScenario } from '../scenario/chooseScenario';
import { findingsOf, type Found, isFault, type Part } from '../scenario/findings';
import type { Plan } from '../data/plan';
import { type TimedScenario, timeScenario } from '../scenario/timeScenario';
import { type DemoBranch, type DemoBusiness, type DemoCompany, need } from '../demoBusiness';
import type { Case, CaseActor, CasePeople } from './case';

/** Computes one plan: its people, its findings, and every step with its time. */
export function buildCase(business: DemoBusiness, calendar: VisitCalendar, plan: Plan, index: number): Case {
  const random = seededRandom(`case/${index}`);
  const subject = subjectOf(business, plan);
  const { inspectorKey, ...people } = choosePeople(business, plan, subject.company, subject.branch, index);
  const findings = findingsOf(subject.form.form, subject.parts, plan.findings, `findings/${index}`);
  const faults = findings.found.filter(isFault);
  const refused = refusedOf(plan, faults, random);
  const outlook = {
    corrections: faults.length,
    refused: refused.size,
    requiresContractReview: subject.service.requiresContractReview === true,
    // Every third visit with findings: about as often as reviews change an answer.
    doubted: index % 3 === 0 && faults.some(({ reading }) => reading === null),
  };
  const steps = chooseScenario(plan, outlook.requiresContractReview, outlook, random);
  const scenario = timeScenario(steps, {
    endAt: endOf(business, plan, random),
    inspector: inspectorKey,
    calendar,
    random,
  });
  const visitAt = scenario.visitAt ?? visitAhead(business, calendar, plan, scenario, inspectorKey, random);
  return { plan, id: randomUUID(), random, ...subject, people, findings, refused, ...scenario, visitAt };
}

function subjectOf({ companies, services, forms }: DemoBusiness, plan: Plan) {
  const company = need(companies.get(plan.company), plan.company);
  const branchAt = (one: number) => need(company.branches[one], `branch ${one} of ${plan.company}`);
  const branch = branchAt(plan.branch);
  const vehicles = (plan.vehicles ?? []).map((one) =>
    need(company.vehicles[one], `vehicle of ${plan.company}`),
  );
  const service = need(services.get(plan.service), plan.service);
  const { id, name, duration, quantity } = servicePackages(service)[plan.package ?? -1] ?? {};
  const parts: Part[] =
    vehicles.length > 0
      ? vehicles.map((one) => ({ vehicleId: one.id, name: one.plate }))
      : [{ vehicleId: null, name: branch.name }];
  return {
    company,
    branch,
    otherBranchIds: (plan.otherBranches ?? []).map((one) => branchAt(one).id),
    orderedWithId: null,
    vehicles,
    service,
    package: id && name && duration && quantity ? { id, name, duration, quantity } : null,
    form: formOf(forms, service.formId),
    parts,
  };
}

function formOf(forms: DemoBusiness['forms'], templateId: string) {
  return need(
    [...forms.values()].find((one) => one.templateId === templateId),
    `form ${templateId}`,
  );
}

function refusedOf({ ending }: Plan, faults: readonly Found[], random: SeededRandom): ReadonlySet<Found> {
  if (ending !== 'partly' && ending !== 'returned') return new Set();
  return new Set(random.shuffle(faults).slice(0, Math.max(1, Math.round(faults.length * 0.5))));
}

function endOf({ now }: DemoBusiness, { until, daysAgo = 0 }: Plan, random: SeededRandom): Date {
  // A visit in progress started at the latest visiting time.
  if (until === 'inspection_started') return now;
  return workingMinutesBefore(new Date(now.getTime() - daysAgo * dayMs), random.between(15, 200));
}

/** Proposed time of a visit that has not started: in the future or, for a cancelled request, after its end. */
function visitAhead(
  { now }: DemoBusiness,
  calendar: VisitCalendar,
  plan: Plan,
  { steps }: TimedScenario,
  inspector: string,
  random: SeededRandom,
): Date | null {
  if (!steps.some(({ name }) => name === 'sendDetails')) return null;
  const last = steps.at(-1)?.at ?? now;
  const hours = random.between(1, 6);
  const after = plan.cancelledAt ? last.getTime() + dayMs : now.getTime() + (plan.visitIn ?? 2) * dayMs;
  const limit = plan.visitIn === 0 ? now.getTime() + hourMs : after + hours * hourMs;
  return calendar.after(new Date(limit), inspector);
}

type Area = { readonly city: string; readonly covers: readonly string[] };
const reaches = ({ city, covers }: Area, place: string) => city === place || covers.includes(place);

/** Supervisor and inspector of a request: the company's supervisor if they cover the city, and an inspector of their team. */
function choosePeople(
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
