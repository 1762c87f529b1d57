import { apiTokenHooks } from '#framework/server/apiTokens/apiTokenHooks';
import { automationHooks } from '#framework/server/automations/automationHooks';
import { brandHooks } from '#framework/server/brand';
import { designHooks } from '#framework/server/designs/publishDesign';
import { assertFittingRole, roleHooks } from '#framework/server/roles';
import { pinHooks } from '#framework/server/console/readSavedList';
import { typeHooks } from '#framework/server/designs/publishType';
import { textHooks } from '#framework/server/texts/textFiles';
import { subscriptionHooks } from '#framework/server/subscriptions/subscriptions';
import type { Resource } from '#framework/schema/resource';
import type { ResourceHooks } from '#framework/server/resources/lockRecord';
import { webhookHooks } from '#framework/server/webhooks/webhooks';
import { loanHooks } from '../../server/loanHooks';

const hooks: Readonly<Record<string, ResourceHooks>> = {
  loans: loanHooks,
  designedFields: designHooks,
  designedTypes: typeHooks,
  customRoles: roleHooks,
  changedTexts: textHooks,
  brand: brandHooks,
  members: { afterCreate: assertFittingRole, afterUpdate: assertFittingRole },
  webhooks: webhookHooks,
  automations: automationHooks,
  apiTokens: apiTokenHooks,
  pins: pinHooks,
  subscriptions: subscriptionHooks,
};

export const hooksOf = ({ name }: Resource): ResourceHooks => hooks[name] ?? {};
