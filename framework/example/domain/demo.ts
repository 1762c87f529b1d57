/** The librarian of a new library, who signs in first. */
export const demoEmail = 'librarian@example.test';
/** A member of it. */
export const demoMemberEmail = 'member@example.test';
export const demoPassword = 'Demo1234';
