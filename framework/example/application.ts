import './domain/application';
import { defineApplication } from '#framework/schema/application';
import { operations } from './domain/operations';
import { type Privilege, privileges } from './domain/privileges';
import { rights } from './domain/rights';
import { registry, resources } from './resources/index';

type OwnResources = typeof resources;
type OwnOperations = typeof operations;
type OwnPrivilege = Privilege;

declare module '#framework/schema/application' {
  interface Register {
    resources: OwnResources;
    operations: OwnOperations;
    privilege: OwnPrivilege;
  }
}

/** The library: its declarations and rights. */
defineApplication({
  resources: { resources, registry },
  access: { operations, privileges, rights },
});
