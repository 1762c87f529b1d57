export {
  requiredOperations,
  filesOf,
  neverCustom,
  ownRecords,
  showEverything,
} from '#domain/access/customRoles';
