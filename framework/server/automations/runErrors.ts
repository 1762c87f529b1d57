import type { Localized } from '#framework/base/i18n/localized';

/** A field that an automation names is not there any more, or its role may no longer read it. */
export class FieldGone extends Error {}

/** The list no longer knows the filter of an automation. */
export class FilterGone extends Error {}

/** A step was refused, in the words of the declaration. */
export class StepRefused extends Error {
  constructor(readonly said: Localized) {
    super('a step was refused');
  }
}
