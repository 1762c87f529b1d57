import { describe, expect, it } from 'vitest';
import '../../server/application';
import { roles, type Role } from '#domain/access/roles';
import { permissionFor } from 'sijil/schema/access';
import { resourceList } from '#resources';
import type { Resource } from 'sijil/schema/resource';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { readRecordJson } from 'sijil/server/resources/records';
import { sendList } from 'sijil/server/resources/list';

/**
 * SQL of every declaration's list and record for every role, as it is sent to PostgreSQL. A refactoring must not change these
 * files; a commit that changes them (`npm run golden`) gives the reason.
 */
const id = '00000000-0000-4000-8000-000000000001';
const noReply = { header: () => noReply };

/** Application whose database records the statements and answers each with one row. */
function recordingApi(): { api: AppContext; sent: string[] } {
  const sent: string[] = [];
  const query = ({ text }: { readonly text: string }) => {
    sent.push(text);
    return Promise.resolve({ rows: [{ ids: id, from: 'a', to: 'a', counted: 1, json: '{}' }] });
  };
  const api = {
    db: { $client: { query }, $settings: {} },
    linkKey: Buffer.alloc(32),
    clock: () => new Date(0),
  };
  return { api: api as unknown as AppContext, sent };
}

function actorOf(role: Role): Actor {
  const isClients = role === 'client' || role === 'branch_manager';
  return {
    userId: id,
    role,
    sessionId: id,
    name: '',
    email: '',
    language: 'ar',
    mustChangePassword: false,
    mustAddSecondFactor: false,
    throughProvider: false,
    seenBy: null,
    apiTokenId: null,
    scopes: null,
    clientId: isClients ? id : null,
    branchIds: role === 'branch_manager' ? [id] : null,
    spendingLimit: null,
  };
}

/** Statements that read a role's list and record; undefined where the role reads nothing of the resource. */
async function sentFor(resource: Resource, role: Role | null): Promise<string[] | undefined> {
  const actor = role && actorOf(role);
  if (permissionFor(resource, 'read', actor) === 'none') return undefined;
  const { api, sent } = recordingApi();
  await sendList(api, resource, { actor, language: 'ar', query: {}, reply: noReply as never });
  await readRecordJson(api, { resource, actor }, id);
  return sent;
}

/** One line per clause, so that a difference shows its place. */
const inLines = (text: string) =>
  text.replaceAll(
    / (?=(?:from|where|order by|left join|cross join|union all|limit) |case when )|(?<=, )(?=\(select )/g,
    '\n',
  );

describe('the reviewed golden SQL of lists and records', () => {
  it.each(resourceList.map((resource) => [resource.name, resource] as const))(
    'of %s matches the code',
    async (name, resource) => {
      const readers = new Map<string, string[]>();
      for (const role of [null, ...roles]) {
        const [page, records, record] = (await sentFor(resource, role)) ?? [];
        for (const [part, text] of Object.entries({ page, records, record }))
          if (text !== undefined) {
            const key = `${part}\n${inLines(text)}`;
            readers.set(key, [...(readers.get(key) ?? []), role ?? 'stranger']);
          }
      }
      const parts = [...readers].map(([key, who]) => `-- ${who.join(', ')}: ${key}\n`);
      await expect(parts.join('\n')).toMatchFileSnapshot(`sql/${name}.sql`);
    },
  );
});
