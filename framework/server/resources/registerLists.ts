import { operations } from '#app/operations';
import type { DeclaredList } from '#framework/schema/declaredList';
import { lists } from '#app/lists';
import type { AppContext } from '../http/appContext';
import { registerRoute } from '../http/operation';
import { sendList } from './list';
import { resourceSchemas } from './resourceSchemas';
import type { ResourceCall } from './routes/resourceRoute';

/** Gives every declared list its operation. Two screens may show one operation's rows, so each is registered once. */
export function registerLists(api: AppContext): void {
  const byOperation = new Map(Object.values<DeclaredList>(lists).map((list) => [list.operation, list]));
  for (const [id, { resource, where }] of byOperation)
    registerRoute(api, {
      ...operations[id],
      id,
      summary: `${resource.label.many.en}${where ? ', some of them' : ''}: list`,
      openApi: () => resourceSchemas(resource).list,
      handler: ((call: ResourceCall) => sendList(api, resource, call, { where })) as never,
    });
}
