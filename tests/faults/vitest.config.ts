import shared from '../../vitest.config';

/** The long run alone, which is no part of `npm test`. */
const test = { ...shared.test, include: ['tests/faults/*.faults.ts'], disableConsoleIntercept: true };

export default { ...shared, test };
