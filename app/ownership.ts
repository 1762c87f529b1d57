export { type Ownership, owners, ownershipWith, ownsNothing, recordOwners } from '#domain/access/ownership';
