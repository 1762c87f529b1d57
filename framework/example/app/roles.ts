export {
  type DeclaredRole,
  type Role,
  customBases,
  hasHome,
  hasRole,
  roleLabels,
  roles,
} from '../domain/roles';
