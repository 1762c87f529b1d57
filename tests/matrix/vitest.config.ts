import { longRun } from '../../vitest.config';

export default longRun('tests/matrix/*.matrix.ts');
