import type { Localized } from '../../base/i18n/localized';

/** Last error of a job that somebody gave up, as the queue keeps it. */
export const givenUpError = 'Given up by an admin';

/** The same error as people read it. */
export const givenUp: Localized = { ar: 'تخلّى عنها أحد المسؤولين', en: 'Given up by an admin' };
