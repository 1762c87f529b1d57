import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from 'sijil/base/i18n/localized';
import { transitions } from '#domain/workflow/requestWorkflow';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../../db/schema/users';
import type { Actor } from 'sijil/schema/access';
import { fieldError } from 'sijil/server/http/apiError';
import { tables } from '../../../db/schema/declared';
import { performTransition, type TransitionCall } from '../../../workflow/performTransition';
import type { RequestRow } from '../../../workflow/effect';
import { findRequest } from '../../requests/findRequest';
import { inspectionTexts } from '../inspectionTexts';
import { inspectorConflict } from './inspectorConflict';
import { operations } from '#domain/access/operations';
import type { FieldSetter } from 'sijil/server/http/handlers';

/** Fields of a request that an automation sets through steps of the workflow. */
export const fieldSetters: Readonly<Record<string, FieldSetter>> = {
  'requests.supervisorId': {
    roles: operations['adminInspections.assignSupervisor'].audience,
    set: (api, tx, { id, value, ...caller }) =>
      assignSupervisor(api, caller, { requestId: id, personId: value }, tx),
  },
  'requests.inspectorId': {
    roles: operations['adminInspections.assignInspector'].audience,
    set: (api, tx, { id, value, ...caller }) =>
      assignInspector(api, caller, { requestId: id, personId: value }, tx),
  },
};

export interface Caller {
  readonly actor: Actor;
  readonly language: Language;
}

interface Assignment {
  readonly requestId: string;
  /** Version that the person had read. */
  readonly version?: number;
  /** Person to assign. */
  readonly personId: string;
  /** Reason for choosing somebody other than the recommended person. */
  readonly choice?: string | null | undefined;
}

/** Assigns or reassigns a request to a supervisor. @throws ApiError */
export async function assignSupervisor(
  api: AppContext,
  { actor, language }: Caller,
  { requestId, version, personId: supervisorId, choice }: Assignment,
  within?: Transaction,
): Promise<void> {
  const { status } = await findRequest(within ?? api.db, actor, requestId);
  const name = transitions.replaceSupervisor.from.includes(status) ? 'replaceSupervisor' : 'assignSupervisor';
  const call: TransitionCall = {
    requestId,
    name,
    ...(version !== undefined && { version }),
    actor,
    action: async (tx, _request, addDetail) => {
      await assertActiveSupervisor(tx, supervisorId, language);
      if (choice) addDetail({ choice });
      return { supervisorId };
    },
  };
  await performTransition(api, call, within);
}

/** Assigns or reassigns a visit to an inspector of its supervisor's team who is free at that time. @throws ApiError */
export async function assignInspector(
  api: AppContext,
  { actor, language }: Caller,
  { requestId, version, personId: inspectorId, choice }: Assignment,
  within?: Transaction,
): Promise<void> {
  const { status } = await findRequest(within ?? api.db, actor, requestId);
  const name = transitions.replaceInspector.from.includes(status) ? 'replaceInspector' : 'assignInspector';
  const call: TransitionCall = {
    requestId,
    name,
    ...(version !== undefined && { version }),
    actor,
    action: async (tx, request, addDetail) => {
      await assertAssignable(tx, request, inspectorId, language);
      if (choice) addDetail({ choice });
      return {
        inspectorId,
        startedAt: null,
      };
    },
  };
  await performTransition(api, call, within);
}

async function assertActiveSupervisor(tx: Transaction, id: string, language: Language): Promise<void> {
  const [supervisor] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.id, id), eq(users.role, 'supervisor'), eq(users.active, true), isNull(users.deletedAt)),
    );
  if (!supervisor) throw fieldError('supervisorId', inspectionTexts.supervisorInactive[language]);
}

async function assertAssignable(
  tx: Transaction,
  request: RequestRow,
  inspectorId: string,
  language: Language,
): Promise<void> {
  const [inspector] = await tx
    .select({ active: users.active, supervisorId: tables.inspectors.supervisorId })
    .from(tables.inspectors)
    .innerJoin(users, eq(users.id, tables.inspectors.id))
    .where(and(eq(tables.inspectors.id, inspectorId), isNull(users.deletedAt)));
  const refuse = (text: keyof typeof inspectionTexts) =>
    fieldError('inspectorId', inspectionTexts[text][language]);
  if (!inspector || inspector.supervisorId !== request.supervisorId) throw refuse('inspectorNotYours');
  if (!inspector.active) throw refuse('inspectorInactive');
  const conflict = request.visitAt && (await inspectorConflict(tx, inspectorId, request, request.visitAt));
  if (conflict) throw fieldError('inspectorId', conflict[language]);
}
