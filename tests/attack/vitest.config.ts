import { longRun } from '../../vitest.config';

export default longRun('tests/attack/*.attack.ts');
