import { baseRole, keepsRight } from 'sijil/schema/roles/customRoles';
import type { Role } from '../access/roles';
import type { Localized } from 'sijil/base/i18n/localized';
import { type GuardName, guards, hidesAction, type RequestFacts } from './guards';
import {
  operationFor,
  type Performer,
  type TransitionName,
  transitionNames,
  transitions,
} from './requestWorkflow';
import type { RequestStatus } from './statuses';

export type Refusal =
  | { readonly kind: 'status' }
  | { readonly kind: 'role' }
  | { readonly kind: 'guard'; readonly guard: GuardName; readonly reason: Localized };

/** True for a performer of a transition, unless a custom role removes the step. */
export function performs(name: TransitionName, performer: Performer): boolean {
  const { by } = transitions[name];
  if (performer === 'system') return by.includes(performer);
  const base = baseRole(performer);
  const operation = base && operationFor(name, base);
  return base !== null && by.includes(base) && (!operation || keepsRight(performer, operation));
}

/** Returns null when the performer may perform the transition now; otherwise the first obstacle. */
export function refusalOf(
  name: TransitionName,
  status: RequestStatus,
  performer: Performer,
  facts: RequestFacts,
): Refusal | null {
  const transition = transitions[name];
  if (!performs(name, performer)) return { kind: 'role' };
  if (!transition.from.includes(status)) return { kind: 'status' };
  const failed = transition.guards.find((guard) => !guards[guard].holds(facts));
  return failed ? { kind: 'guard', guard: failed, reason: guards[failed].reason } : null;
}

export interface AvailableAction {
  readonly name: TransitionName;
  readonly allowed: boolean;
  /** Reason for refusing it at the moment; null when allowed. */
  readonly reason: Localized | null;
  /** True where the company itself can remove the obstacle by completing its profile. */
  readonly awaitsProfile?: true;
}

const profileGuards: ReadonlySet<GuardName> = new Set(['profileReadyForContract', 'profileReadyForVisit']);

/**
 * Actions of a role at a status, each with whether it may be performed now and, if not, why; actions that could never be
 * allowed are left out. The portal renders exactly this list, so that no page compares statuses.
 */
export function availableActions(status: RequestStatus, role: Role, facts: RequestFacts): AvailableAction[] {
  return transitionNames.flatMap((name): AvailableAction[] => {
    if (transitions[name].insteadOf !== undefined) return [];
    const refusal = refusalOf(name, status, role, facts);
    if (refusal === null) return [{ name, allowed: true, reason: null }];
    if (refusal.kind !== 'guard' || hidesAction(refusal.guard)) return [];
    const awaitsProfile = profileGuards.has(refusal.guard) && { awaitsProfile: true as const };
    return [{ name, allowed: false, reason: refusal.reason, ...awaitsProfile }];
  });
}
