import type { CorrectiveActionsView } from '#domain/api/requestViews';
import { call } from '../support/call';
import { perform, succeed, uploadAs, type World } from './inspectionsWorld';

export async function listOf({ test, client }: World, id: string): Promise<CorrectiveActionsView> {
  const answer = call<CorrectiveActionsView>(test, 'clientInspections.correctiveActions', {
    token: client.token,
    params: { id },
  });
  return succeed(answer);
}

/** Corrections of the client: an action and two files for each open item, or for those named. */
export async function corrections(world: World, id: string, keys?: readonly string[]) {
  const { items } = await listOf(world, id);
  const open = items.filter(
    ({ questionKey, verdict }) => verdict !== 'accepted' && (keys?.includes(questionKey) ?? true),
  );
  const files = [await uploadAs(world, world.client), await uploadAs(world, world.client)];
  return open.map((item) => ({ itemId: item.id, action: 'أصلحنا العطل', fileIds: files }));
}

export async function correct(world: World, id: string): Promise<void> {
  const items = await corrections(world, id);
  await succeed(perform(world, 'clientInspections.submitCorrectiveActions', world.client, id, { items }));
}

/** The supervisor judges every item: refused where named, otherwise accepted; then finishes the review. */
export async function judge(world: World, id: string, refused: readonly string[] = []): Promise<void> {
  const { items } = await listOf(world, id);
  for (const { id: itemId, questionKey } of items) {
    const verdict = refused.includes(questionKey)
      ? { verdict: 'refused', note: 'الصورة لا تُظهر الإصلاح' }
      : { verdict: 'accepted' };
    await succeed(
      perform(world, 'supervisorInspections.updateCorrectiveAnswer', world.supervisor, id, verdict, {
        itemId,
      }),
    );
  }
  await succeed(perform(world, 'supervisorInspections.submitChanges', world.supervisor, id));
}
