import { longRun } from '../../vitest.config';

export default longRun('tests/faults/*.faults.ts');
