import type { InjectOptions } from 'fastify';
import { sql } from 'drizzle-orm';
import type { AppContext } from 'sijil/server/http/appContext';
import { openSession } from '../support/people';

interface Portal {
  readonly api: Pick<AppContext, 'db' | 'sessions'>;
  readonly app: { readonly inject: (call: InjectOptions) => Promise<{ readonly statusCode: number }> };
}

/** Record types on which companies have rights, with the records that own them. */
export const designedTypes = { trainings: 'branches', calibrations: 'vehicles' } as const;

/** Operations of the designed types that read and write single records. */
export const designedOperations = Object.keys(designedTypes).flatMap((type) =>
  ['list', 'get', 'create', 'update', 'delete'].map((kind) => `${type}.${kind}`),
);

/** Designs record types that companies read and write as owners, and gives each branch and vehicle a record. */
export async function addDesignedTypes({ api, app }: Portal, adminId: string): Promise<void> {
  const authorization = `Bearer ${await openSession({ api }, adminId)}`;
  const design = async (url: string, payload: object) => {
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers: { authorization } });
    if (statusCode !== 201) throw new Error(`${url} answers ${statusCode}`);
  };
  for (const [name, parent] of Object.entries(designedTypes)) {
    const label = { ar: `سجلات ${name}`, en: name };
    const both = ['client', 'branch_manager'];
    const type = { many: label, one: label, icon: 'star', parent, ownReaders: both, ownWriters: both };
    await design('/api/v1/record-types', type);
    const note = { resource: name, label: { ar: 'ملاحظة', en: 'Remark' }, kind: 'text' };
    await design('/api/v1/custom-fields', note);
    const [table, of] = [sql.identifier(name), sql.identifier(parent)];
    await api.db.execute(
      sql`insert into ${table} (name, remark, parent_id) select 'سجل', 'ملاحظة ' || id, id from ${of}`,
    );
  }
}
