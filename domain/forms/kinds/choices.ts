import { defineOptions } from './options';

/** Any of the options of the question, one at least. */
export const choices = defineOptions({
  label: { ar: 'اختيارات متعددة', en: 'Any of several' },
  input: 'options',
  several: true,
});
