import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from 'openid-client';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { readFormatted } from 'sijil/schema/formats';
import type { SignInProviderSettings } from '../config/serverConfig';
import { ApiError } from '../http/apiError';

/** Values that tie the provider's answer to the browser and to this sign-in. */
export const signInSecrets = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
type SignInSecrets = z.infer<typeof signInSecrets>;

/** Person whose identity the provider has verified. */
export interface ProvenIdentity {
  /** Id of the person at the provider, which never changes. */
  readonly subject: string;
  /** Null where the provider does not vouch for the address. */
  readonly email: string | null;
}

export interface SignInProvider {
  /** Returns the provider's page for the browser, and the secrets for checking its answer. */
  begin(): Promise<{ readonly url: string; readonly secrets: SignInSecrets }>;
  /**
   * Exchanges the provider's answer for the person, by the authorization code flow with PKCE.
   * @param answer query of the address to which the provider redirected the browser
   * @throws ApiError provider_refused, provider_unavailable
   */
  finish(answer: string, secrets: SignInSecrets): Promise<ProvenIdentity>;
}

/** Timeout of the provider's answers, in seconds. */
const timeout = 10;

/**
 * Opens the sign-in at an OpenID Connect provider.
 * @param page address of the own page to which the provider redirects the browser
 */
export function openSignInProvider(
  settings: SignInProviderSettings,
  page: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SignInProvider {
  /** Turns errors of the library into refusals; the log has the reason, without the provider's data about a person. */
  async function orRefusal<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const { code, message } = z.object({ code: z.string().catch(''), message: z.string() }).parse(error);
      log.warn({ code, reason: message }, 'the sign-in provider proved nobody');
      throw new ApiError(refusalFor(error));
    }
  }
  const issuer = new URL(settings.issuer);
  let discovered: Promise<Configuration> | undefined;
  const configuration = () => {
    discovered ??= discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout,
      execute: [
        // The signature of the token about the person is verified too, not only the connection over which it came.
        enableNonRepudiationChecks,
        // Only an operator sets the issuer; without https only for a trial.
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    });
    discovered.catch(() => (discovered = undefined));
    return discovered;
  };
  return {
    begin: () =>
      orRefusal(async () => {
        const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
        const url = buildAuthorizationUrl(await configuration(), {
          redirect_uri: page,
          scope: 'openid email profile',
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, secrets };
      }),
    finish: (answer, { state, nonce, verifier }) =>
      orRefusal(async () => {
        const tokens = await authorizationCodeGrant(await configuration(), new URL(`?${answer}`, page), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new ApiError('provider_refused');
        // Providers that follow the standard strictly return the address only from the user info endpoint.
        const person =
          claims['email'] === undefined
            ? await fetchUserInfo(await configuration(), tokens.access_token, claims.sub)
            : claims;
        const isProven = person['email_verified'] === true || settings.trustsEmails;
        const email = person['email'];
        return {
          subject: claims.sub,
          email: isProven && typeof email === 'string' ? readFormatted('email', email) : null,
        };
      }),
  };
}

/** Codes of errors that are not the person's fault: the provider could not be reached. */
const unreachable = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** Returns the refusal for an error of the library: an answer that verifies nobody, or a provider that could not be reached. */
function refusalFor(error: unknown): 'provider_refused' | 'provider_unavailable' {
  if (error instanceof AuthorizationResponseError) return 'provider_refused';
  if (error instanceof ResponseBodyError)
    return error.status < 500 && error.error === 'invalid_grant'
      ? 'provider_refused'
      : 'provider_unavailable';
  const isRefusal = error instanceof ClientError && !unreachable.includes(error.code ?? '');
  return isRefusal ? 'provider_refused' : 'provider_unavailable';
}
