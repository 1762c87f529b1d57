export { alwaysKept, filesOf, neverCustom, ownRecords, showEverything } from '#domain/access/customRoles';
