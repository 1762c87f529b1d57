export { type Ownership, owners, ownershipWith, ownsNothing } from '#domain/access/ownership';
