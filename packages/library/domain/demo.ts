/** Email of the first librarian of a new library. */
export const demoEmail = 'librarian@example.test';
/** Email of a member. */
export const demoMemberEmail = 'member@example.test';
export const demoPassword = 'Demo1234';
