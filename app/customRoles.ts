export {
  requiredOperations,
  filesOf,
  neededPrivileges,
  neverCustom,
  ownRecords,
  showEverything,
} from '#domain/access/customRoles';
