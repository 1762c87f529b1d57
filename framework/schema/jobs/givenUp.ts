/** Last error of a job that somebody gave up; the queue keeps the English one. */
export const givenUp = { ar: 'تخلّى عنها أحد المسؤولين', en: 'Given up by an admin' } as const;
