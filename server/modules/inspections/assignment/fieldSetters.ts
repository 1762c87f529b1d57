import { operations } from '#domain/access/operations';
import type { FieldSetter } from '#framework/server/automations/askedOfApplication';
import { assignInspector, assignSupervisor } from './assign';

/** Fields of a request that an automation sets by the steps of the workflow. */
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
