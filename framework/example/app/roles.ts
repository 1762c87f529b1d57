export {
  type DeclaredRole,
  type Role,
  customBases,
  guardedAccounts,
  hasHome,
  hasRole,
  roleLabels,
  roles,
} from '../domain/roles';
