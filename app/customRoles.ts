export { neverCustom, showEverything } from '#domain/access/customRoles';
