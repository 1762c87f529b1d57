import { and, eq } from 'drizzle-orm';
import { templates } from '../../server/db/schema/templates';
import type { TestApp } from './buildTestApp';

type FormKey = 'restaurant_food_safety' | 'refrigerated_food_vehicle';

/** Returns the id of a form template that every new portal has, for the services of tests. */
export async function formNamed({ api }: Pick<TestApp, 'api'>, key: FormKey): Promise<string> {
  const [form] = await api.db
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.kind, 'form'), eq(templates.key, key)));
  if (!form) throw new Error(`there is no form template ${key}`);
  return form.id;
}
