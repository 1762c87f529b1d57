import type { VisitDraftView } from '#domain/api/fieldViews';
import type { Wire } from 'sijil/contract/parts';
import { canBegin, type Draft, type DraftAnswer, type FieldClient } from './fieldApi';
import { FieldError } from './fieldError';
import type { DraftStore, NewerDraft, VisitStore, VisitUnderWay } from './visitStore';

interface SendingDrafts {
  readonly client: FieldClient;
  readonly store: VisitStore;
  readonly now: Date;
}

/** Milliseconds between two drafts of a visit. */
export const draftEveryMs = 60_000;
/** Attempts at a draft or a form, each after a merge with what another device sent meanwhile. */
export const mostMerges = 5;

/**
 * Sends the answers of visits that are under way, where they changed and the last draft is older than `everyMs`. A refusal stops
 * no other visit. Returns the failures.
 * @throws FieldError without a network, or signed out
 */
export async function sendDrafts(sending: SendingDrafts, everyMs: number): Promise<readonly unknown[]> {
  const { store, now } = sending;
  if (!store.drafts) return [];
  const failures: unknown[] = [];
  for (const visit of await visitsUnderWay(store, store.drafts)) {
    const { isSent, sentAt } = visit;
    if (isSent || (sentAt !== undefined && now.getTime() - Date.parse(sentAt) < everyMs)) continue;
    try {
      await sendDraft(sending, store.drafts, visit);
    } catch (error) {
      if (error instanceof FieldError && error.endsRun) throw error;
      failures.push(error);
    }
  }
  return failures;
}

/** Visits begun here that the portal has as begun by this inspector. */
export async function visitsUnderWay(
  store: VisitStore,
  drafts: DraftStore,
): Promise<readonly VisitUnderWay[]> {
  const { assignments } = await store.state();
  const begun = new Set(assignments.flatMap((one) => (canBegin(one) ? [] : [one.id])));
  return (await drafts.underWay()).filter(({ requestId }) => begun.has(requestId));
}

async function sendDraft(
  { client, now }: SendingDrafts,
  drafts: DraftStore,
  { requestId }: VisitUnderWay,
): Promise<void> {
  const refused = new Set<string>();
  for (let attempt = 0; attempt < mostMerges; attempt += 1) {
    const visit = (await drafts.underWay()).find((one) => one.requestId === requestId);
    if (!visit) return;
    const { draft } = visit;
    const at = now.toISOString();
    try {
      await client.saveDraft(requestId, { ...draft, at, answers: without(draft, refused) });
      return await drafts.sent(visit, at);
    } catch (error) {
      const newer = newerDraft(error);
      if (newer) await drafts.merge(requestId, newer, now);
      else if (!addRefused(error, refused)) throw error;
    }
  }
}

/** Adds the answers that the portal refused by name, so that the others are sent; false for any other error. */
function addRefused(error: unknown, refused: Set<string>): boolean {
  if (!(error instanceof FieldError)) return false;
  const before = refused.size;
  for (const field of Object.keys(error.fields)) if (field.startsWith('answers.')) refused.add(field);
  return refused.size > before;
}

const without = ({ answers }: Omit<Draft, 'at'>, refused: ReadonlySet<string>): readonly DraftAnswer[] =>
  answers.filter(
    ({ vehicleId, questionKey }) =>
      !refused.has(['answers', vehicleId, questionKey].filter(Boolean).join('.')),
  );

/** The draft with which the portal refused an older one, or a form; null for any other error. */
export function newerDraft(error: unknown): NewerDraft | null {
  if (!(error instanceof FieldError) || error.code !== 'draft_outdated') return null;
  const { draft, now } = error.details as { readonly draft: Wire<VisitDraftView>; readonly now: string };
  return { draft, portalNow: now };
}
