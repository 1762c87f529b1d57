import { z } from 'zod';
import { uploadKinds } from '../base/files/uploads';
import { approvalBody } from '../schema/automations/approvals';
import { approvalView, trialView } from './automationViews';
import { brandPictures } from './designView';
import { foundView, savedView } from './consoleViews';
import {
  changedTextsView,
  designFile,
  designFileBody,
  designPlan,
  foundTextsView,
  kindChangeBody,
  kindChangeView,
  textsQuery,
} from './designFile';
import { done } from './exchange';
import { exportView } from './exportViews';
import { healthView, readinessView } from './healthView';
import { fileLink, nameText } from './parts';
import { secretView } from './recordView';
import { favouritesBody, favouriteView } from './favouriteViews';
import { draftPlace, recordDraftBody, recordDraftView } from './recordDrafts';
import { savedViewBody } from './savedViewBody';
import {
  linkedIdentityView,
  loginViewOf,
  newSecondFactorView,
  recoveryCodesView,
  secondFactorView,
  seenView,
  sessionView,
} from './sessionViews';
import {
  beginSecondFactorBody,
  codeBody,
  firstCodeBody,
  firstPasswordBody,
  loginCallBody,
  removeSecondFactorBody,
} from './signInBodies';
import { declaredRole } from './roleSchema';
import { narrowingRule } from '../schema/kinds/narrowing';

const editedRecord = { resource: z.string().max(60) };

/** A custom role as it would be saved; `id` of an existing one. */
const rolePreviewBody = z.strictObject({
  id: z.uuid().nullable(),
  base: declaredRole,
  narrowing: narrowingRule(z),
});

const localizedText = z.object({ ar: z.string(), en: z.string() });

/** Changes that saving a custom role would make, and the people who have it. */
const rolePreview = z.object({
  people: z.object({ count: z.number(), names: z.array(nameText) }),
  /** Rights that the people lose, in words. */
  lost: z.array(localizedText),
  /** Rights that they gain: each is a limit that is removed. */
  gained: z.array(localizedText),
});

/** Question about the rights of a person or a role: an action on records, perhaps on one of their fields; or a right by name. */
const whyQuery = z.strictObject({
  person: z.uuid().optional(),
  role: z.union([declaredRole, z.templateLiteral(['custom:', z.string()])]).optional(),
  resource: z.string().max(60).optional(),
  action: z.enum(['read', 'create', 'update', 'delete']).optional(),
  field: z.string().max(60).optional(),
  right: z.string().max(100).optional(),
});

/** The rule that decides, in words. */
const why = z.object({
  answer: z.enum(['allowed', 'some', 'refused']),
  rule: localizedText,
});

/**
 * Query, body and answer of the framework's operations, except for signing in, `session.get` and `sessions.seeAs`, whose answers
 * about a person are defined by the application.
 */
export const frameworkContract = {
  'auth.logout': { answer: done },
  'auth.changeFirstPassword': { body: firstPasswordBody, answer: done },
  'sessions.list': { answer: z.array(sessionView) },
  'sessions.end': { answer: done },
  'sessions.endOthers': { answer: done },
  'auth.beginAtProvider': { answer: z.object({ url: z.url() }) },
  'linkedIdentity.get': { answer: linkedIdentityView },
  'linkedIdentity.remove': { answer: done },
  'secondFactor.get': { answer: secondFactorView },
  'secondFactor.begin': { body: beginSecondFactorBody, answer: newSecondFactorView },
  'secondFactor.confirm': { body: firstCodeBody, answer: recoveryCodesView },
  'secondFactor.renewCodes': { body: codeBody, answer: recoveryCodesView },
  'secondFactor.remove': { body: removeSecondFactorBody, answer: done },
  'secondFactor.reset': { answer: done },
  'files.upload': {
    query: z.object({ kind: z.enum(uploadKinds).default('document') }),
    answer: fileLink,
  },
  'exports.list': { answer: z.array(exportView) },
  'exports.get': { answer: exportView },
  'exports.cancel': { answer: exportView },
  'live.stream': { answer: { file: 'text/event-stream' as const } },
  'editing.others': {
    params: editedRecord,
    answer: z.array(z.object({ id: z.string(), name: nameText })),
  },
  'editing.say': {
    params: editedRecord,
    body: z.strictObject({ form: z.string().min(1).max(40), open: z.boolean() }),
    answer: done,
  },
  'console.start': {
    answer: z.object({
      favourites: z.array(favouriteView),
      exports: z.array(exportView),
      /** True where something is pinned to the reader's home. */
      pinned: z.boolean(),
    }),
  },
  'console.search': { query: z.strictObject({ q: z.string() }), answer: z.array(foundView) },
  'savedViews.list': {
    query: z.strictObject({ list: z.string().max(60).optional() }),
    answer: z.array(savedView),
  },
  'savedViews.save': { body: savedViewBody, answer: savedView },
  'savedViews.delete': { answer: done },
  'favourites.list': { answer: z.array(favouriteView) },
  'favourites.save': { body: favouritesBody, answer: done },
  'recordDrafts.get': { params: draftPlace, answer: recordDraftView },
  'recordDrafts.save': { params: draftPlace, body: recordDraftBody, bodyKb: 256, answer: done },
  'roles.preview': { body: rolePreviewBody, bodyKb: 64, answer: rolePreview },
  'roles.explain': { query: whyQuery, answer: why },
  'brand.picture': {
    params: { picture: z.enum(brandPictures) },
    query: z.strictObject({ version: z.string().max(20).optional() }),
    answer: { file: 'image/*' as const },
  },
  'texts.get': { query: z.strictObject({ version: z.string().max(20) }), answer: changedTextsView },
  'designs.export': { answer: designFile },
  'designs.kindChange': { body: kindChangeBody, bodyKb: 64, answer: kindChangeView },
  'designs.apply': { body: designFileBody, bodyKb: 4096, answer: designPlan },
  'texts.find': { query: textsQuery, answer: foundTextsView },
  'webhooks.test': { answer: done },
  'webhooks.renewSecret': { answer: secretView },
  'webhookDeliveries.replay': { answer: done },
  'approvals.get': { answer: approvalView },
  'approvals.answer': { body: approvalBody, answer: done },
  'automations.press': { body: z.strictObject({ automationId: z.uuid() }), answer: done },
  'automations.try': { answer: trialView },
  'automations.approve': { answer: done },
  'automations.stop': { answer: done },
  'automationRuns.retry': { answer: done },
  'queuedJobs.runNow': { answer: done },
  'queuedJobs.giveUp': { answer: done },
  'system.health': { answer: healthView },
  'system.live': { answer: z.object({ status: z.literal('ok') }) },
  'system.ready': { answer: readinessView },
};

/** Body and answer of signing in, where the application adds nothing to them. */
export const loginContract = <P extends z.ZodType>(person: P) => ({
  body: loginCallBody,
  answer: loginViewOf(person),
});

/**
 * Body and answer of the second half of signing in at a provider: the query of the address to which it sent the browser
 * back.
 */
export const providerContract = <P extends z.ZodType>(person: P) => ({
  body: z.strictObject({ answer: z.string().max(6000) }),
  answer: loginViewOf(person),
});

/** Body and answer of seeing the application as another person does. */
export const seeAsContract = <P extends z.ZodType>(person: P) => ({
  body: z.strictObject({ userId: z.uuid() }),
  answer: seenView(person),
});
