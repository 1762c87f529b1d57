import type { Resource } from '#framework/schema/resource';
import { accountHooks } from './accountHooks';
import { branchHooks } from './branchHooks';
import type { ResourceHooks } from '#framework/server/resources/resourceHooks';

export function hooksOf(resource: Resource): ResourceHooks {
  if (resource.account) return accountHooks;
  return resource.name === 'branches' ? branchHooks : {};
}
