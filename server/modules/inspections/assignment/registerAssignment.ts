import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#domain/i18n/localized';
import { transitions } from '#domain/workflow/requestWorkflow';
import type { Api } from '../../../http/api';
import type { Transaction } from '../../../db/connect';
import { users } from '../../../db/schema/users';
import type { Actor } from '../../../http/actor';
import { fieldError } from '../../../http/apiError';
import { operation } from '../../../http/operation';
import { tables } from '../../../db/tables/tables';
import type { RequestRow } from '../../../workflow/requestRow';
import { findRequest } from '../findRequest';
import { inspectionTexts } from '../inspectionTexts';
import { takeStep } from '../takeStep';
import { inspectorConflict } from './inspectorConflict';
import { loadInspectorCandidates } from './loadInspectorCandidates';
import { loadSupervisorCandidates } from './loadSupervisorCandidates';

export function registerAssignment(api: Api): void {
  operation(api, 'inspections.supervisorCandidates', {
    summary: 'Supervisors who could take the request, the best first, with the reasons',
    handler: async ({ actor, params }) =>
      loadSupervisorCandidates(api.db, await findRequest(api.db, actor, params.id)),
  });

  operation(api, 'inspections.inspectorCandidates', {
    summary: "The supervisor's own inspectors, the best first, with the reasons",
    handler: async ({ actor, params }) =>
      loadInspectorCandidates(api.db, actor.userId, await findRequest(api.db, actor, params.id), api.clock()),
  });

  operation(api, 'adminInspections.assignSupervisor', {
    summary: 'Give the request to a supervisor, or to another one',
    handler: async (call) => {
      const { status } = await findRequest(api.db, call.actor, call.params.id);
      return takeStep(api, call, {
        requestId: call.params.id,
        name: transitions.replaceSupervisor.from.includes(status) ? 'replaceSupervisor' : 'assignSupervisor',
        version: call.body.version,
        act: async (tx) => {
          const { supervisorId } = call.body;
          await assertActiveSupervisor(tx, supervisorId, call.language);
          return { supervisorId };
        },
      });
    },
  });

  operation(api, 'supervisorInspections.assignInspector', {
    summary: 'Give the visit to an inspector of the own team who is free at that time, or to another one',
    handler: async (call) => {
      const { status } = await findRequest(api.db, call.actor, call.params.id);
      return takeStep(api, call, {
        requestId: call.params.id,
        name: transitions.replaceInspector.from.includes(status) ? 'replaceInspector' : 'assignInspector',
        version: call.body.version,
        act: async (tx, request) => {
          const { inspectorId } = call.body;
          await assertAssignable(tx, call.actor, request, inspectorId, call.language);
          // Whoever takes over begins the visit themselves.
          return { inspectorId, startedAt: null };
        },
      });
    },
  });
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
  actor: Actor,
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
  if (!inspector || inspector.supervisorId !== actor.userId) throw refuse('inspectorNotYours');
  if (!inspector.active) throw refuse('inspectorInactive');
  const conflict = request.visitAt && (await inspectorConflict(tx, inspectorId, request, request.visitAt));
  if (conflict) throw fieldError('inspectorId', conflict[language]);
}
