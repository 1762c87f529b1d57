import { frameworkOperations, frameworkPublicOperations, row } from '#framework/contract/operations';
import type { OperationRow } from '#framework/schema/operationTypes';

export const publicOperations = { ...frameworkPublicOperations } satisfies Record<string, OperationRow>;
export type PublicOperationId = keyof typeof publicOperations;
/** Public operations whose forms show refusals themselves: only the sign-in. */
export const formOperations: readonly PublicOperationId[] = ['auth.login'];

export const operations = {
  ...publicOperations,
  ...frameworkOperations,
  'roles.preview': { ...frameworkOperations['roles.preview'], audience: ['librarian'] as const },
  'roles.explain': { ...frameworkOperations['roles.explain'], audience: ['librarian'] as const },
  'secondFactor.reset': {
    ...frameworkOperations['secondFactor.reset'],
    audience: ['librarian'] as const,
  },
  'designs.export': { ...frameworkOperations['designs.export'], audience: ['librarian'] as const },
  'designs.kindChange': { ...frameworkOperations['designs.kindChange'], audience: ['librarian'] as const },
  'designs.apply': { ...frameworkOperations['designs.apply'], audience: ['librarian'] as const },
  'texts.find': { ...frameworkOperations['texts.find'], audience: ['librarian'] as const },
  'webhooks.test': { ...frameworkOperations['webhooks.test'], audience: ['librarian'] as const },
  'webhooks.renewSecret': {
    ...frameworkOperations['webhooks.renewSecret'],
    audience: ['librarian'] as const,
  },
  'webhookDeliveries.replay': {
    ...frameworkOperations['webhookDeliveries.replay'],
    audience: ['librarian'] as const,
  },
  'automations.press': {
    ...frameworkOperations['automations.press'],
    audience: ['librarian'] as const,
  },
  'queuedJobs.runNow': { ...frameworkOperations['queuedJobs.runNow'], audience: ['librarian'] as const },
  'queuedJobs.giveUp': { ...frameworkOperations['queuedJobs.giveUp'], audience: ['librarian'] as const },
  'automations.try': {
    ...frameworkOperations['automations.try'],
    audience: ['librarian'] as const,
  },
  'automations.approve': {
    ...frameworkOperations['automations.approve'],
    audience: ['librarian'] as const,
  },
  'automations.stop': {
    ...frameworkOperations['automations.stop'],
    audience: ['librarian'] as const,
  },
  'automationRuns.retry': {
    ...frameworkOperations['automationRuns.retry'],
    audience: ['librarian'] as const,
  },
  'loans.open': row('GET', '/open-loans', ['librarian'] as const),
  'loans.return': row('POST', '/loans/:id/return', ['librarian'] as const),
} satisfies Record<string, OperationRow>;
export type OperationId = keyof typeof operations;
