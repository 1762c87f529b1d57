import { eq } from 'drizzle-orm';
import { defineServer } from 'sijil/server/backOffice';
import { declaredTables } from 'sijil/server/db/schema/tables';
import { operation } from 'sijil/server/http/operation';
import { contract } from './visitContract';

export default defineServer({
  contract,
  register: (api) =>
    operation(api, 'visits.close', {
      summary: 'Close a visit',
      handler: async ({ params: { id } }) => {
        const { visits } = declaredTables();
        await api.db.update(visits).set({ status: 'closed' }).where(eq(visits.id, id));
        return null;
      },
    }),
});
