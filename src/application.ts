import '#domain/application';
import { operations } from '#domain/access/operations';
import { type Privilege, privileges } from '#domain/access/privileges';
import { isKnownTo } from '#domain/access/roles';
import { rights } from '#domain/workflow/rights';
import { defineApplication } from '#framework/schema/application';
import { registry, resources } from '#resources';

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

/** The portal: its declarations and rights, for the server and for signed-in pages. */
defineApplication({
  resources: { resources, registry },
  access: { operations, privileges, rights, isKnownTo },
});
