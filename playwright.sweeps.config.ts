import config, { reporter } from './playwright.config';

/** The sweeps in a browser: without the limit of page loads, of which they have as many as there are screens. */
export default { ...config, reporter, testMatch: '**/*.sweep.test.ts', testIgnore: [] };
