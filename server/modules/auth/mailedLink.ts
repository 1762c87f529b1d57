import type { AppContext } from '#framework/server/http/appContext';

/**
 * Address of a page with a one-time token. Behind `#` it stays in the browser: it reaches no proxy, no log on the way
 * to the page, and no page that is opened from there.
 */
export function mailedLink(
  api: Pick<AppContext, 'config'>,
  page: '/reset-password' | '/verify-email',
  token: string,
  /** A path of the portal where the person wanted to go. */
  redirectUrl?: string | null,
): string {
  const query = redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : '';
  return `${api.config.publicUrl}${page}${query}#token=${token}`;
}
