import { eq } from 'drizzle-orm';
import { files } from 'sijil/server/db/schema/files';
import { users } from '../../db/schema/users';
import type { DataTable, ListDelivery } from 'sijil/server/http/handlers';
import { sendMail } from '../../services/mail/sendMail';
import type { AppContext } from 'sijil/server/http/appContext';
import { draw } from '../../pdf/thread/drawingThreads';
import { providerBrand, readCompany } from '../settings/readCompany';

/** Number of rows rendered; nobody reads more pages. */
const mostRows = 1_000;

/** Renders a table as a PDF under the provider's name, limited to its first rows. */
async function drawTable(api: AppContext, title: string, table: DataTable): Promise<Buffer> {
  const rows: (readonly string[])[] = [];
  for await (const batch of table.batches) {
    rows.push(...batch);
    if (rows.length > mostRows) break;
  }
  const { name, header, kinds, language } = table;
  const data = {
    brand: providerBrand(await readCompany(api.db)),
    drawnOn: api.clock(),
    title,
    name,
    header,
    kinds: kinds.map((kind) =>
      kind === 'number' || kind === 'money' ? ('number' as const) : ('text' as const),
    ),
    rows: rows.slice(0, mostRows),
    isCut: rows.length > mostRows,
  };
  return draw('table', { data, language });
}

/** Bytes of an attachment; mail servers refuse much larger ones. */
const mostAttached = 10 * 1024 * 1024;

/** Renders subscribed lists and emails them: attached, or as a link if the file is large. */
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
    // A separate file record: the export's is deleted when it expires.
    const [attachment] = isAttached ? await tx.insert(files).values(file).returning({ id: files.id }) : [];
    await sendMail(api, tx, user.email, isAttached ? 'list' : 'largeList', language, data, attachment?.id);
  },
};
