// First: declarations read roles and formats as they load.
import '#domain/declarations';
import { apiTokens } from 'sijil/schema/apiTokens/apiTokens';
import { automationRuns } from 'sijil/schema/automations/automationRuns';
import { automations } from 'sijil/schema/automations/automations';
import { queuedJobs } from 'sijil/schema/jobs/queuedJobs';
import { customRoles } from 'sijil/schema/roles/customRolesResource';
import { brand } from 'sijil/schema/brand/brand';
import { changedTexts } from 'sijil/schema/texts/changedTexts';
import { pins } from 'sijil/schema/pins/pins';
import { designedFields } from 'sijil/schema/designs/designedFields';
import { designedTypes } from 'sijil/schema/designs/designedTypes';
import { registryOf } from 'sijil/schema/registry';
import { retentionRuns } from './retentionRuns';
import { subscriptions } from 'sijil/schema/subscriptions/subscriptions';
import { webhookDeliveries, webhooks } from 'sijil/schema/webhooks';
import { needing, type Resource } from 'sijil/schema/resource';
import { admins } from './admins';
import { branches } from './branches';
import { branchDocuments } from './branchDocuments';
import { branchStandingsResource } from './branchStandings';
import { cannedAnswers } from './cannedAnswers';
import { certificatesResource } from './certificates';
import { cities } from './cities';
import { clients } from './clients';
import { clientAccountsResource } from './clientAccounts';
import { clientsOnHoldResource } from './clientsOnHold';
import { clientTypes } from './clientTypes';
import { cuisineTypes } from './cuisineTypes';
import { daysOffResource } from './daysOff';
import { districts } from './districts';
import { holdersOf } from '#domain/access/privileges';
import { adminRoles, customBases, hasHome, roles, teamRoles } from '#domain/access/roles';
import { inspectorFormsResource } from './inspectorForms';
import { inspectorReportsResource } from './inspectorReports';
import { inspectors } from './inspectors';
import { instalmentsResource } from './instalments';
import { nationalities } from './nationalities';
import { notificationKinds } from './notificationKinds';
import { paymentReminders } from './paymentReminders';
import { paymentsResource } from './payments';
import { refundsResource } from './refunds';
import { requestsResource } from './requests';
import { passwordRequestsResource } from './passwordRequests';
import { restaurants } from './restaurants';
import { reviewsResource } from './reviews';
import { services } from './services';
import { settings } from './settings';
import { states } from './states';
import { supervisors } from './supervisors';
import { taxDocumentsResource } from './taxDocuments';
import { tickets } from './tickets';
import { usersResource } from './users';
import { vehicles } from './vehicles';
import { vehicleStandingsResource } from './vehicleStandings';
import { vehicleTypes } from './vehicleTypes';
import { visitSettings } from './visitSettings';

const declared = {
  clients,
  clientsOnHold: clientsOnHoldResource,
  restaurants,
  branches,
  branchDocuments,
  vehicles,
  branchStandings: branchStandingsResource,
  vehicleStandings: vehicleStandingsResource,
  supervisors,
  inspectors,
  admins,
  users: usersResource,
  passwordRequests: passwordRequestsResource,
  services,
  inspectorForms: inspectorFormsResource,
  requests: requestsResource,
  certificates: certificatesResource,
  reviews: reviewsResource,
  inspectorReports: inspectorReportsResource,
  daysOff: daysOffResource,
  payments: paymentsResource,
  instalments: instalmentsResource,
  paymentReminders,
  refunds: refundsResource,
  taxDocuments: taxDocumentsResource,
  clientAccounts: clientAccountsResource,
  tickets,
  settings,
  visitSettings,
  notificationKinds,
  cannedAnswers,
  nationalities,
  clientTypes,
  cuisineTypes,
  vehicleTypes,
  states,
  cities,
  districts,
} as const satisfies Record<string, Resource>;

/** Event that only requests have: `performTransition` announces it. */
const requestMoved = { moved: { ar: 'انتقال طلب إلى حالة أخرى', en: 'Request moved to another status' } };

const customFields = needing(
  'design',
  designedFields({ designers: holdersOf('design'), of: declared, group: 'customising' }),
);

/** All declarations in order: menu, routes, tables, OpenAPI and tests follow it. */
export const resources = {
  ...declared,
  designedFields: customFields,
  designedTypes: needing(
    'design',
    designedTypes({
      designers: holdersOf('design'),
      members: teamRoles.filter((role) => !holdersOf('design').includes(role)),
      of: declared,
      group: 'customising',
    }),
  ),
  brand: brand({ designers: holdersOf('design'), group: 'business' }),
  changedTexts: changedTexts({ designers: holdersOf('design'), group: 'business' }),
  customRoles: customRoles({
    keepers: holdersOf('roles'),
    bases: customBases,
    people: ['users'],
    group: 'administration',
  }),
  apiTokens: needing(
    'apiTokens.oversee',
    apiTokens({
      holders: roles.filter(hasHome),
      overseers: holdersOf('apiTokens.oversee'),
      people: 'users',
      of: declared,
      // A program that knows the custom fields can be written for them (`npm run client`).
      readOnly: { designedFields: customFields },
    }),
    'own',
  ),
  pins: pins({
    readers: roles.filter(hasHome),
    keepers: holdersOf('savedViews.share'),
    people: 'users',
  }),
  subscriptions: needing(
    'savedViews.share',
    subscriptions({
      readers: roles.filter(hasHome),
      keepers: holdersOf('savedViews.share'),
      people: 'users',
      formats: ['pdf', 'xlsx', 'csv'],
    }),
    'own',
  ),
  webhooks: needing(
    'webhooks',
    webhooks({
      keepers: holdersOf('webhooks'),
      of: declared,
      own: {
        events: requestMoved,
        resources: [requestsResource],
      },
      group: 'customising',
    }),
  ),
  webhookDeliveries: webhookDeliveries({ keepers: holdersOf('webhooks') }),
  automations: automations({
    keepers: holdersOf('automations'),
    actors: adminRoles,
    pressers: teamRoles,
    of: declared,
    own: requestMoved,
    group: 'customising',
  }),
  automationRuns: automationRuns({ keepers: holdersOf('automations') }),
  queuedJobs: needing(
    'operation.watch',
    queuedJobs({ watchers: holdersOf('operation.watch'), group: 'operation' }),
  ),
  retentionRuns: needing('operation.watch', retentionRuns),
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;

export const registry = registryOf(resources);
export const { list: resourceList, named: resourceNamed } = registry;
