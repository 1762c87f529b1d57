// First: declarations read the roles as they load.
import '../domain/application';
import { apiTokens } from '#framework/schema/apiTokens/apiTokens';
import { automationRuns } from '#framework/schema/automations/automationRuns';
import { automations } from '#framework/schema/automations/automations';
import { customRoles } from '#framework/schema/roles/customRolesResource';
import { customBases } from '../domain/roles';
import { brand } from '#framework/schema/brand/brand';
import { changedTexts } from '#framework/schema/texts/changedTexts';
import { designedFields } from '#framework/schema/designs/designedFields';
import { designedTypes } from '#framework/schema/designs/designedTypes';
import { pins } from '#framework/schema/pins/pins';
import { queuedJobs } from '#framework/schema/jobs/queuedJobs';
import { registryOf } from '#framework/schema/registry';
import { subscriptions } from '#framework/schema/subscriptions/subscriptions';
import { webhookDeliveries, webhooks } from '#framework/schema/webhooks';
import type { Resource } from '#framework/schema/resource';
import { books } from './books';
import { loans } from './loans';
import { members } from './members';
import { shelves } from './shelves';

const declared = { loans, books, shelves, members } as const satisfies Record<string, Resource>;

export const resources = {
  ...declared,
  designedFields: designedFields({ designers: ['librarian'], of: declared }),
  designedTypes: designedTypes({ designers: ['librarian'], members: ['member'], of: declared }),
  brand: brand({ designers: ['librarian'] }),
  changedTexts: changedTexts({ designers: ['librarian'] }),
  customRoles: customRoles({ keepers: ['librarian'], bases: customBases, people: ['members'] }),
  apiTokens: apiTokens({
    holders: ['librarian', 'member'],
    overseers: ['librarian'],
    people: 'members',
    of: declared,
  }),
  pins: pins({ readers: ['librarian', 'member'], keepers: ['librarian'], people: 'members' }),
  subscriptions: subscriptions({
    readers: ['librarian', 'member'],
    keepers: ['librarian'],
    people: 'members',
    formats: ['xlsx', 'csv'],
  }),
  webhooks: webhooks({ keepers: ['librarian'], of: declared }),
  automations: automations({
    keepers: ['librarian'],
    actors: ['librarian'],
    pressers: ['librarian'],
    of: declared,
  }),
  automationRuns: automationRuns({ keepers: ['librarian'] }),
  webhookDeliveries: webhookDeliveries({ keepers: ['librarian'] }),
  queuedJobs: queuedJobs({ watchers: ['librarian'] }),
} as const satisfies Record<string, Resource>;

export const registry = registryOf(resources);
export const { list: resourceList, named: resourceNamed } = registry;
