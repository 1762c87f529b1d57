import { defineOptions } from './options';

/** One of the options of the question. */
export const choice = defineOptions({
  label: { ar: 'اختيار واحد', en: 'One of several' },
  input: 'option',
  several: false,
});
