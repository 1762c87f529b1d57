import { textTable } from '#framework/schema/texts/textTable';
import { and, eq, isNull } from 'drizzle-orm';
import { hasPrivilege } from '#app/privileges';
import type { Localized } from '#framework/base/i18n/localized';
import { mostPins } from '#framework/schema/pins/pins';
import { assertReadsSaved } from '../console/readSavedList';
import { columnNamed, tableNamed } from '../db/schema/tables';
import { ApiError, fieldError } from '../http/apiError';
import type { ResourceHooks } from '../resources/resourceHooks';

const messages = textTable('words/pinHooks/messages', {
  tooMany: {
    ar: `في هذه الرئيسية ${mostPins} بطاقة، وهو الحد الأقصى. أزل بطاقة أولًا.`,
    en: `This home has ${mostPins} cards, which is the most. Remove one first.`,
  },
} satisfies Record<string, Localized>);

/** Gives a new pin its owner: the person who makes it, unless it is on the home of a role. */
export const pinHooks: ResourceHooks = {
  async afterCreate({ tx, id, actor, language, values }) {
    const { role } = values;
    const saved = { list: String(values['list']), address: String(values['address']) };
    assertReadsSaved(saved, actor.role, language);
    const isOwn = role === undefined || role === null;
    if (!isOwn && !hasPrivilege(actor.role, 'savedViews.share')) throw new ApiError('forbidden');
    const pins = tableNamed('pins');
    const column = (name: string) => columnNamed('pins', name);
    if (isOwn)
      await tx
        .update(pins)
        .set({ userId: actor.userId })
        .where(eq(column('id'), id));
    const home = isOwn ? eq(column('userId'), actor.userId) : eq(column('role'), role);
    if ((await tx.$count(pins, and(home, isNull(column('deletedAt'))))) > mostPins)
      throw fieldError('name', messages.tooMany[language]);
  },
};
