import type { CorrectiveActionsView } from '#domain/api/requestViews';
import { call } from '../support/call';
import { perform, succeed, uploadAs, type InspectionsFixture } from './inspectionsFixture';

export async function listOf(
  { test, client }: InspectionsFixture,
  id: string,
): Promise<CorrectiveActionsView> {
  const answer = call<CorrectiveActionsView>(test, 'clientInspections.correctiveActions', {
    token: client.token,
    params: { id },
  });
  return succeed(answer);
}

/** Corrections by the client: an action and two files for each open item, or for the named ones. */
export async function corrections(fixture: InspectionsFixture, id: string, keys?: readonly string[]) {
  const { items } = await listOf(fixture, id);
  const open = items.filter(
    ({ questionKey, verdict }) => verdict !== 'accepted' && (keys?.includes(questionKey) ?? true),
  );
  const files = [await uploadAs(fixture, fixture.client), await uploadAs(fixture, fixture.client)];
  return open.map((item) => ({ itemId: item.id, action: 'أصلحنا العطل', fileIds: files }));
}

export async function correct(fixture: InspectionsFixture, id: string): Promise<void> {
  const items = await corrections(fixture, id);
  await succeed(perform(fixture, 'clientInspections.submitCorrectiveActions', fixture.client, id, { items }));
}

/** Judges every item as the supervisor: refused where named, otherwise accepted; then finishes the review. */
export async function judge(
  fixture: InspectionsFixture,
  id: string,
  refused: readonly string[] = [],
): Promise<void> {
  const { items } = await listOf(fixture, id);
  for (const { id: itemId, questionKey } of items) {
    const verdict = refused.includes(questionKey)
      ? { verdict: 'refused', note: 'الصورة لا تُظهر الإصلاح' }
      : { verdict: 'accepted' };
    await succeed(
      perform(fixture, 'supervisorInspections.updateCorrectiveAnswer', fixture.supervisor, id, verdict, {
        itemId,
      }),
    );
  }
  await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
}
