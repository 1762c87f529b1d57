import { eq } from 'drizzle-orm';
import type { Localized } from '#framework/base/i18n/localized';
import { readDesign } from '../db/followDesign';
import { users } from '../db/schema/users';
import { announceDesign } from '../designs/designVersion';
import { fieldError } from '../http/apiError';
import { textTable } from '#framework/schema/texts/textTable';
import type { HookContext } from '../resources/resourceHooks';

const fittingMessages = textTable('checks/assertFittingRole', {
  otherBase: {
    ar: 'هذا الدور المخصص لا يناسب دور الشخص. اختر دورًا مخصصًا يقوم على دوره، أو اتركه فارغًا.',
    en: 'This custom role does not fit the person’s role. Choose one that is based on it, or leave it empty.',
  },
  oneself: {
    ar: 'لا تُمنح نفسك دورًا مخصصًا، فقد لا تستطيع التراجع عنه. اطلب ذلك من مسؤول آخر.',
    en: 'You cannot give yourself a custom role, which you could not undo. Ask another admin.',
  },
} satisfies Record<string, Localized>);

/**
 * Asked after a person was written, in the transaction: their custom role narrows the role that they have, and nobody limits
 * themselves. Open pages of the person learn of it. @throws ApiError validation_failed, beside `customRoleId`
 */
export async function assertFittingRole({ tx, actor, id, values, language }: HookContext): Promise<void> {
  if (values['customRoleId'] === undefined && values['role'] === undefined) return;
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  if (!user?.customRoleId) return announceDesign(tx);
  const { roles } = await readDesign(tx);
  const custom = roles.find((role) => role.id === user.customRoleId);
  if (custom?.base !== user.role) throw fieldError('customRoleId', fittingMessages.otherBase[language]);
  if (actor.userId === id) throw fieldError('customRoleId', fittingMessages.oneself[language]);
  await announceDesign(tx);
}
