export { sweeps as default } from './vitest.config.ts';
