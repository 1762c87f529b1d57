import { apiTokenHooks } from '#framework/server/apiTokens/apiTokenHooks';
import { automationHooks } from '#framework/server/automations/automationHooks';
import { brandHooks } from '#framework/server/brand/brandHooks';
import { designHooks } from '#framework/server/designs/publishDesign';
import { assertFittingRole } from '#framework/server/roles/assertFittingRole';
import { pinHooks } from '#framework/server/pins/pinHooks';
import { roleHooks } from '#framework/server/roles/roleHooks';
import { typeHooks } from '#framework/server/designs/publishType';
import { textHooks } from '#framework/server/texts/textHooks';
import { subscriptionHooks } from '#framework/server/subscriptions/subscriptionHooks';
import type { Resource } from '#framework/schema/resource';
import type { ResourceHooks } from '#framework/server/resources/resourceHooks';
import { webhookHooks } from '#framework/server/webhooks/webhookHooks';
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
