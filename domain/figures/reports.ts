/** A request that stands longer in one status is late. */
export const lateAfterDays = 3;
/** Packages that end sooner are told of. */
export const packageDays = 30;
