import type { Resource } from '#domain/schema/resource';
import { accountHooks } from './accountHooks';
import type { ResourceHooks } from './resourceHooks';

export function hooksOf(resource: Resource): ResourceHooks {
  return resource.account ? accountHooks : {};
}
