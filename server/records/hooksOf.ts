import { apiTokenHooks } from '#framework/server/apiTokens/apiTokenHooks';
import { automationHooks } from '#framework/server/automations/automationHooks';
import { brandHooks } from '#framework/server/brand';
import { designHooks } from '#framework/server/designs/publishDesign';
import { pinHooks } from '#framework/server/console/readSavedList';
import { roleHooks } from '#framework/server/roles';
import { typeHooks } from '#framework/server/designs/publishType';
import { textHooks } from '#framework/server/texts/textFiles';
import { subscriptionHooks } from '#framework/server/subscriptions/subscriptions';
import type { Resource } from '#framework/schema/resource';
import { accountHooks } from './accountHooks';
import { branchHooks } from './branchHooks';
import { webhookHooks } from '#framework/server/webhooks/webhooks';
import type { ResourceHooks } from '#framework/server/resources/lockRecord';

const hooks: Readonly<Record<string, ResourceHooks>> = {
  branches: branchHooks,
  designedFields: designHooks,
  designedTypes: typeHooks,
  customRoles: roleHooks,
  changedTexts: textHooks,
  brand: brandHooks,
  webhooks: webhookHooks,
  automations: automationHooks,
  apiTokens: apiTokenHooks,
  pins: pinHooks,
  subscriptions: subscriptionHooks,
};

export function hooksOf(resource: Resource): ResourceHooks {
  if (resource.account) return accountHooks;
  return hooks[resource.name] ?? {};
}
