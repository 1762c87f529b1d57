export { mayOwn, ownershipColumns, ownershipOf, toOwnership } from '../../server/db/ownership';
