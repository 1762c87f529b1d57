import { longRun } from '../../vitest.config';

export default longRun('tests/image/*.image.ts');
