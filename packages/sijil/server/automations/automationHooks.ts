import { eq } from 'drizzle-orm';
import { appliedDesign } from 'sijil/schema/designs/applyDesign';
import { isButtonTrigger } from 'sijil/schema/automations/triggers';
import { tableNamed } from '../db/schema/tables';
import { announceDesign, lockDesign } from '../db/followDesign';
import { ApiError } from '../http/apiError';
import type { HookContext, ResourceHooks } from '../http/handlers';
import { automationColumn, readAutomation } from './automationRows';
import { problemsOf } from './checkAutomation';

/** Checks the fields that an automation names, and stores the moment from which it is active: earlier days are not caught up. */
export const automationHooks: ResourceHooks = {
  async afterCreate(context) {
    await assertWorks(context);
    if (context.values['active'] !== false) await startNow(context);
    await publishButtons(context);
  },
  async afterUpdate(context) {
    await assertWorks(context);
    // A change of the date or filter also restarts it.
    if (Object.keys(context.values).some((name) => name !== 'name' && name !== 'steps'))
      await startNow(context);
    await publishButtons(context);
  },
  async afterRestore(context) {
    await startNow(context);
    await publishButtons(context);
  },
  afterDelete: publishButtons,
};

async function startNow({ api, tx, id }: HookContext): Promise<void> {
  await tx
    .update(tableNamed('automations'))
    .set({ activeSince: api.clock() })
    .where(eq(automationColumn('id'), id));
}

/** Publishes the current buttons to every open portal, where the automation has a button or had one. */
async function publishButtons({ tx, id }: HookContext): Promise<void> {
  const [automation] = await tx
    .select({ trigger: automationColumn('trigger') })
    .from(tableNamed('automations'))
    .where(eq(automationColumn('id'), id));
  const hadButton = appliedDesign().buttons.some((button) => button.id === id);
  if (!hadButton && !isButtonTrigger(String(automation?.trigger))) return;
  await lockDesign(tx);
  await announceDesign(tx);
}

/** @throws ApiError validation_failed, by field */
async function assertWorks({ api, tx, id, language, values }: HookContext): Promise<void> {
  const automation = await readAutomation(tx, id);
  // Switching off needs no check, so that it works after a field was removed.
  const isOnlySwitchedOff =
    Object.keys(values).every((name) => name === 'active') && values['active'] === false;
  if (!automation || isOnlySwitchedOff) return;
  const errors = problemsOf(api, automation, language);
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', {}, errors);
}
