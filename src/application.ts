import '#domain/declarations';
import {
  filesOf,
  neededPrivileges,
  neverCustom,
  ownRecords,
  requiredOperations,
  showEverything,
} from '#domain/access/customRoles';
import { operations } from '#domain/access/operations';
import { type Privilege, privileges } from '#domain/access/privileges';
import { isKnownTo } from '#domain/access/roles';
import { drawnFrom, ofOneRecord, personAreas, shownBy, shownInFile } from '#domain/access/shownBy';
import { exportNames, exportOperations } from '#domain/formats/exportNames';
import { recordPath } from '#domain/screens/recordPath';
import { rights } from '#domain/workflow/rights';
import { defineApplication } from 'sijil/schema/application';
import { registry, resources } from '#resources';
import { accountFields } from '#resources/accountFields';
import { lists } from '#resources/lists';

type OwnResources = typeof resources;
type OwnOperations = typeof operations;
type OwnPrivilege = Privilege;
type OwnAccountFields = typeof accountFields;
type OwnExportKind = keyof typeof exportNames;

declare module 'sijil/schema/application' {
  interface Register {
    resources: OwnResources;
    operations: OwnOperations;
    privilege: OwnPrivilege;
    accountFields: OwnAccountFields;
    exportKind: OwnExportKind;
  }
}

/** The portal: its declarations and rights, for the server and for signed-in pages. */
defineApplication({
  resources: { resources, registry, accountFields, lists, recordPath },
  access: {
    operations,
    privileges,
    rights,
    isKnownTo,
    shownBy,
    drawnFrom,
    ofOneRecord,
    personAreas,
    shownInFile,
    customRoles: {
      never: neverCustom,
      always: requiredOperations,
      neededPrivileges,
      filesOf,
      ownRecords,
      showEverything,
    },
  },
  exports: { names: exportNames, operations: exportOperations },
});
