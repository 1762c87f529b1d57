import './domain/application';
import { defineApplication } from 'sijil/schema/application';
import { operations } from './domain/operations';
import { type Privilege, privileges } from './domain/privileges';
import { rights } from './domain/rights';
import { ofOneRecord, personAreas, shownBy, shownInFile } from './domain/shownBy';
import { accountFields } from './resources/accountFields';
import { registry, resources } from './resources/index';
import { lists } from './resources/lists';

type OwnResources = typeof resources;
type OwnOperations = typeof operations;
type OwnPrivilege = Privilege;
type OwnAccountFields = typeof accountFields;

declare module 'sijil/schema/application' {
  interface Register {
    resources: OwnResources;
    operations: OwnOperations;
    privilege: OwnPrivilege;
    accountFields: OwnAccountFields;
  }
}

/** Rights that no custom role can have. */
const never = ['roles', 'roles.preview', 'roles.explain', 'seeAs', 'sessions.seeAs', 'secondFactor.reset'];

/** The library: its declarations and rights. */
defineApplication({
  resources: { resources, registry, accountFields, lists },
  access: {
    operations,
    privileges,
    rights,
    shownBy,
    ofOneRecord,
    personAreas,
    shownInFile,
    customRoles: { never },
  },
});
