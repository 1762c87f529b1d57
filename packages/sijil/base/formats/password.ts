import type { Localized } from '../i18n/localized';

export type PasswordProblem = 'too_short' | 'uppercase_missing' | 'number_missing';

/** `{min}` is filled with the shortest length that the form accepts. */
export const passwordProblemMessages: Readonly<Record<PasswordProblem, Localized>> = {
  too_short: { ar: 'استخدم {min} أحرف على الأقل.', en: 'Use at least {min} characters.' },
  uppercase_missing: {
    ar: 'أضف حرفًا إنجليزيًا كبيرًا واحدًا على الأقل.',
    en: 'Add at least one uppercase letter.',
  },
  number_missing: { ar: 'أضف رقمًا واحدًا على الأقل.', en: 'Add at least one number.' },
};

/** Messages for passwords that pass the rules but are easy to guess. */
export const guessablePasswordMessages = {
  common: {
    ar: 'كلمة المرور هذه شائعة أو سبق تسريبها. اختر غيرها.',
    en: 'This password is common or has appeared in a leak. Choose another.',
  },
  own: {
    ar: 'لا تستخدم اسمك أو بريدك في كلمة المرور.',
    en: 'Do not use your name or email in the password.',
  },
} as const satisfies Record<string, Localized>;

/**
 * Password problems, empty when it is valid. `min` is 8, or 6 on the profile and the other forms that the rules name
 * (2.2); an uppercase letter and a number are always required.
 */
export function passwordProblems(password: string, min: 6 | 8): readonly PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if ([...password].length < min) problems.push('too_short');
  if (!/\p{Lu}/u.test(password)) problems.push('uppercase_missing');
  if (!/\p{Nd}/u.test(password)) problems.push('number_missing');
  return problems;
}

// Shorter words occur in too many passwords by chance.
const shortestWord = 4;

/** Guessability check: true when a password contains its owner's email name or a word of their names. */
export function containsOwnerWords(
  password: string,
  owner: { readonly email: string; readonly names: readonly string[] },
) {
  const typed = password.toLowerCase();
  const words = [...owner.names.flatMap((name) => name.split(/[\s،,._-]+/)), owner.email.split('@')[0] ?? ''];
  return words.some((word) => [...word].length >= shortestWord && typed.includes(word.toLowerCase()));
}
