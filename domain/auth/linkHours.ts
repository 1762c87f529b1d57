/** Lifetime of an emailed link in hours: short for a new password, a day for an address. */
export const linkHours = { reset_password: 1, verify_email: 24 } as const;
