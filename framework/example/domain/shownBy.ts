import type { OfOneRecord, PersonAreas, ShownBy, ShownInFile } from '#framework/schema/operationAccess';

/** Records that the operations of each area show and write. */
export const shownBy: ShownBy = {
  approvals: ['automationRuns'],
  auth: ['members'],
  console: [],
  brand: ['brand'],
  designs: ['designedFields', 'designedTypes', 'customRoles', 'changedTexts'],
  editing: ['editing'],
  exports: ['exports'],
  files: [],
  linkedIdentity: [],
  live: [],
  loans: ['loans', 'books'],
  queuedJobs: ['queuedJobs'],
  roles: ['customRoles'],
  savedViews: [],
  favourites: [],
  recordDrafts: [],
  secondFactor: [],
  session: [],
  sessions: [],
  system: [],
  automationRuns: ['automationRuns'],
  automations: ['automations', 'automationRuns'],
  texts: ['changedTexts'],
  webhookDeliveries: ['webhookDeliveries'],
  webhooks: ['webhooks', 'webhookDeliveries'],
};
export const ofOneRecord: OfOneRecord = { editing: 'editing' };
export const personAreas: PersonAreas = ['auth'];
export const shownInFile: ShownInFile = { 'live.stream': [], 'brand.picture': [] };
