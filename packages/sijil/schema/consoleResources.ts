import { apiTokens } from './apiTokens/apiTokens';
import type { DeclaredRole } from './application';
import { automationRuns } from './automations/automationRuns';
import { automations } from './automations/automations';
import { brand } from './brand/brand';
import { designedFields } from './designs/designedFields';
import { designedTypes } from './designs/designedTypes';
import { queuedJobs } from './jobs/queuedJobs';
import { pins } from './pins/pins';
import type { Resource } from './resource';
import { customRoles } from './roles/customRolesResource';
import { subscriptions } from './subscriptions/subscriptions';
import { changedTexts } from './texts/changedTexts';
import { webhookDeliveries, webhooks } from './webhooks';

interface Options {
  readonly roles: readonly DeclaredRole[];
  /** Roles that set the application up: they design, write automations, and give rights. */
  readonly keepers: readonly DeclaredRole[];
  /** Roles that may be given rights on records of a type that somebody designs. */
  readonly members: readonly DeclaredRole[];
  /** Roles that a custom role can narrow. */
  readonly bases: readonly DeclaredRole[];
  /** The declarations whose records are people. */
  readonly people: readonly [string, ...string[]];
  /** The application's own declarations. */
  readonly of: Readonly<Record<string, Resource>>;
}

/** Group of the menu in which the records of the console are. */
export const setUpGroup = 'setUp' as never;

/** Declares the records of every feature of the framework, for an application that has all of them. */
export function consoleResources(given: Options) {
  const { roles, keepers, members, bases, of } = given;
  const [people] = given.people;
  const group = setUpGroup;
  return {
    designedFields: designedFields({ designers: keepers, of, group }),
    designedTypes: designedTypes({
      designers: keepers,
      members,
      of,
      group,
    }),
    brand: brand({ designers: keepers, group }),
    changedTexts: changedTexts({ designers: keepers, group }),
    customRoles: customRoles({ keepers, bases, people: given.people, group }),
    apiTokens: apiTokens({ holders: roles, overseers: keepers, people, of }),
    pins: pins({ readers: roles, keepers, people }),
    subscriptions: subscriptions({ readers: roles, keepers, people, formats: ['xlsx', 'csv'] }),
    webhooks: webhooks({ keepers, of, group }),
    automations: automations({ keepers, actors: keepers, pressers: keepers, of, group }),
    automationRuns: automationRuns({ keepers }),
    webhookDeliveries: webhookDeliveries({ keepers }),
    queuedJobs: queuedJobs({ watchers: keepers, group }),
  };
}
