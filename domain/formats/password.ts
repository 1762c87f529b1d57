import type { Localized } from '../i18n/localized';

export type PasswordProblem = 'too_short' | 'uppercase_missing' | 'number_missing';

/** `{min}` is filled with the shortest length that the form accepts. */
export const passwordProblemMessages: Readonly<Record<PasswordProblem, Localized>> = {
  too_short: { ar: 'استخدم {min} أحرف على الأقل.', en: 'Use at least {min} characters.' },
  uppercase_missing: {
    ar: 'أضف حرفًا لاتينيًا كبيرًا واحدًا على الأقل.',
    en: 'Add at least one uppercase letter.',
  },
  number_missing: { ar: 'أضف رقمًا واحدًا على الأقل.', en: 'Add at least one number.' },
};

/**
 * What a password lacks, empty when it is good. `min` is 8, or 6 on the profile and the other forms that the
 * specification (§5) names; the uppercase letter and the number are asked for everywhere.
 */
export function passwordProblems(password: string, min: 6 | 8): readonly PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if ([...password].length < min) problems.push('too_short');
  if (!/\p{Lu}/u.test(password)) problems.push('uppercase_missing');
  if (!/\p{Nd}/u.test(password)) problems.push('number_missing');
  return problems;
}
