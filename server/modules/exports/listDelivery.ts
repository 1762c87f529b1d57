import { eq } from 'drizzle-orm';
import { files } from '#framework/server/db/schema/files';
import { users } from '#framework/server/db/schema/users';
import type { ListDelivery } from '#framework/server/subscriptions/exportList';
import { sendMail } from '../../services/mail/sendMail';
import { drawTable } from './drawTable';

/** Bytes of an attachment; mail servers refuse much larger ones. */
const mostAttached = 10 * 1024 * 1024;

/** Draws subscribed lists, and emails them: attached, or as a link where the file is large. */
export const listDelivery: ListDelivery = {
  draw: drawTable,
  async mail(api, tx, { id, ownerId, language, about, page, query }, file) {
    const [user] = await tx.select().from(users).where(eq(users.id, ownerId));
    if (!user) return;
    const isAttached = file.size <= mostAttached;
    const { publicUrl } = api.config;
    const open = `${publicUrl}${page}`;
    const data = {
      name: user.name,
      title: about ?? '',
      link: isAttached ? open : `${open}${page.includes('?') ? '&' : '?'}export=${id}`,
      unsubscribe: `${publicUrl}/subscriptions/${query['subscription'] ?? ''}`,
    };
    // A file of its own: the export's is deleted when its time is over.
    const [attachment] = isAttached ? await tx.insert(files).values(file).returning({ id: files.id }) : [];
    await sendMail(api, tx, user.email, isAttached ? 'list' : 'largeList', language, data, attachment?.id);
  },
};
