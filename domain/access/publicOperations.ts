import { frameworkPublicOperations, row } from 'sijil/contract/operations';
import type { OperationRow } from 'sijil/schema/operationTypes';

/**
 * The operations of pages before sign-in, which anybody may call. The rest of the table is not sent to these pages.
 */
export const publicOperations = {
  ...frameworkPublicOperations,
  'auth.forgotPassword': row('POST', '/auth/forgot-password', 'public'),
  'auth.resetPassword': row('POST', '/auth/reset-password', 'public'),
  'auth.signup': row('POST', '/auth/signup', 'public'),
  'auth.verifyEmail': row('POST', '/auth/verify-email', 'public'),
  'auth.resendVerification': row('POST', '/auth/verify-email/resend', 'public'),
  'lookups.cities': row('GET', '/lookups/cities', 'public'),
  'lookups.cuisineTypes': row('GET', '/lookups/cuisine-types', 'public'),
  'lookups.nationalities': row('GET', '/lookups/nationalities', 'public'),
  'lookups.clientTypes': row('GET', '/lookups/client-types', 'public'),
  'lookups.clientTypeChildren': row('GET', '/lookups/client-types/:id/children', 'public'),
  'lookups.clientTypeNationalities': row('GET', '/lookups/client-types/:id/nationalities', 'public'),
  'lookups.states': row('GET', '/lookups/states', 'public'),
  'lookups.stateCities': row('GET', '/lookups/states/:id/cities', 'public'),
  'lookups.districtCoordinates': row('GET', '/lookups/districts/:id/coordinates', 'public'),
  'services.offers': row('GET', '/services/offers', 'public'),
  'notifications.mailPreference': row('GET', '/notifications/mail/:token', 'public'),
  'notifications.saveMailPreference': row('PUT', '/notifications/mail/:token', 'public'),
  'certificates.keys': row('GET', '/certificates/keys', 'public'),
  'certificates.verify': row('GET', '/certificates/:code', 'public'),
  'contracts.verify': row('GET', '/contracts/:sha256', 'public'),
  'portal.settings': row('GET', '/settings', 'public'),
} satisfies Record<string, OperationRow>;

export type PublicOperationId = keyof typeof publicOperations;

/** Public operations whose forms show their refusals themselves. */
export const formOperations = [
  'auth.login',
  'auth.forgotPassword',
  'auth.resendVerification',
] as const satisfies readonly PublicOperationId[];
