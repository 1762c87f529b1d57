// First: declarations read the roles as they load.
import '../domain/application';
import { apiTokens } from 'sijil/schema/apiTokens/apiTokens';
import { automationRuns } from 'sijil/schema/automations/automationRuns';
import { automations } from 'sijil/schema/automations/automations';
import { customRoles } from 'sijil/schema/roles/customRolesResource';
import { customBases } from '../domain/roles';
import { brand } from 'sijil/schema/brand/brand';
import { changedTexts } from 'sijil/schema/texts/changedTexts';
import { designedFields } from 'sijil/schema/designs/designedFields';
import { designedTypes } from 'sijil/schema/designs/designedTypes';
import { pins } from 'sijil/schema/pins/pins';
import { queuedJobs } from 'sijil/schema/jobs/queuedJobs';
import { registryOf } from 'sijil/schema/registry';
import { subscriptions } from 'sijil/schema/subscriptions/subscriptions';
import { webhookDeliveries, webhooks } from 'sijil/schema/webhooks';
import type { Resource } from 'sijil/schema/resource';
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
