export {
  type DeclaredRole,
  type Role,
  customBases,
  hasHome,
  hasRole,
  recordOwners,
  roleLabels,
  roles,
} from '#domain/access/roles';
