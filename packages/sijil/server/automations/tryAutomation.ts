import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import type { z } from 'zod';
import { addDays, riyadhDate } from 'sijil/base/time/riyadhTime';
import type { trialView } from 'sijil/contract/automationViews';
import { isMessage } from 'sijil/schema/automations/automationSteps';
import { isDateTrigger, isScheduleTrigger } from 'sijil/schema/automations/triggers';
import type { Resource } from 'sijil/schema/resource';
import { auditEntries } from '../db/schema/users';
import { ApiError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { compile } from '../resources/compile';
import { readableFields } from '../resources/rights';
import { readRecords } from '../resources/records';
import { actorOf, type AutomationRow, matching } from './automationRows';
import { problemsOf } from './checkAutomation';
import { automationMessage } from './messageOf';
import { recipientsOf } from './recipients';
import { datedRows, mostUnasked } from './startDueRuns';

type Trial = z.output<typeof trialView>;

const daysBack = 30;
const previewed = 3;

const actionsOf: Readonly<Record<string, readonly (typeof auditEntries.$inferSelect)['action'][]>> = {
  created: ['create', 'restore'],
  updated: ['update'],
  deleted: ['delete'],
};

/**
 * Returns the trial of an automation over the last 30 days. For dates and schedules it reads the present rows; for events, those
 * in the audit log whose records match the filter now. @throws ApiError validation_failed where it could not work
 */
export async function tryAutomation(api: AppContext, automation: AutomationRow): Promise<Trial> {
  const resource = resourceNamed(automation.resource);
  if (!resource) throw new ApiError('not_found');
  const errors = problemsOf(api, automation, 'en');
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', {}, errors);
  const turns = turnsOf(api, resource, automation);
  const { id, rows } = compile(resource);
  const found = sql`select "$turn".id, "$turn".at from (${turns}) as "$turn"
    where "$turn".id in (select ${id} from ${rows} where ${matching(resource, automation, api.clock())})`;
  const counted = await api.db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${found}) as "$found"`,
  );
  const first = await api.db.execute<{ id: string }>(
    sql`select "$found".id from (${found}) as "$found" group by "$found".id order by max("$found".at) desc, "$found".id limit ${previewed}`,
  );
  return {
    total: counted.rows[0]?.total ?? 0,
    rows: await previews(
      api,
      resource,
      automation,
      first.rows.map((row) => row.id),
    ),
    fields: readableFields(resource, automation.role).map(([name, { label }]) => ({ name, label })),
  };
}

/** Selects `id` and `at`: the occasions of records, whatever the filter. */
function turnsOf(api: AppContext, resource: Resource, automation: AutomationRow): SQL {
  const { trigger } = automation;
  const { id, rows } = compile(resource);
  const now = api.clock();
  const today = riyadhDate(now);
  const since = new Date(now.getTime() - daysBack * 86_400_000);
  if (isScheduleTrigger(trigger)) return sql`select ${id} as id, now() as at from ${rows}`;
  if (isDateTrigger(trigger)) {
    const dated = datedRows(resource, automation, { first: addDays(today, -daysBack), last: today });
    return sql`select ${id} as id, now() as at from ${rows} where ${dated?.where ?? sql`false`}`;
  }
  const own = api.handlers.pastEvents({ resource: resource.name, kind: trigger, since });
  if (own) return own;
  const wanted = and(
    eq(auditEntries.resource, resource.name),
    gte(auditEntries.at, since),
    inArray(auditEntries.action, [...(actionsOf[trigger] ?? [])]),
  );
  return sql`select ${auditEntries.recordId} as id, ${auditEntries.at} as at from ${auditEntries} where ${wanted}`;
}

async function previews(
  api: AppContext,
  resource: Resource,
  automation: AutomationRow,
  ids: readonly string[],
): Promise<Trial['rows']> {
  if (ids.length === 0) return [];
  const where = inArray(compile(resource).id, [...ids]);
  const records = await readRecords(api, api.db, resource, actorOf(automation), where);
  const shown = [];
  for (const id of ids) {
    const record = records.find((one) => one.id === id);
    if (!record) continue;
    const messages = [];
    for (const step of automation.steps.filter(isMessage)) {
      const people = await recipientsOf(
        api.db,
        { resource, record, step },
        { after: null, limit: mostUnasked + 1 },
      );
      messages.push({
        ...automationMessage(resource, automation.role, record, step),
        people: people.length,
        names: people.slice(0, previewed).map(({ name }) => name),
      });
    }
    shown.push({ id, title: record.$title, messages });
  }
  return shown;
}
