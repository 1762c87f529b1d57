import type { SignInProviderSettings } from '#framework/server/config/serverConfig';
import type { Environment } from './environment';

type ProviderEnvironment = Pick<Environment, Extract<keyof Environment, `OIDC_${string}`>>;

/** The OpenID Connect provider of `OIDC_ISSUER`; undefined where people sign in with a password alone. */
export function providerOf(set: ProviderEnvironment): SignInProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret,
    name: set.OIDC_NAME ?? new URL(issuer).hostname,
    trustsEmails: set.OIDC_EMAILS === 'trusted',
  };
}

const required = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** The refusal of a provider that is set only in part, in both languages; null if none or all of it is set. */
export function incompleteProvider(set: ProviderEnvironment): string | null {
  const missing = required.filter((name) => set[name] === undefined);
  if (missing.length === 0 || missing.length === required.length) return null;
  return (
    `إعدادات جهة تسجيل الدخول (OpenID Connect) ناقصة. أضف: ${missing.join('، ')}.\n` +
    `The sign-in provider (OpenID Connect) is set only in part. Missing: ${missing.join(', ')}.`
  );
}
