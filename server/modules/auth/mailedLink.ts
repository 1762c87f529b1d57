import type { AppContext } from '../../http/appContext';

/**
 * The address of a page with a one-time token. Behind `#` it stays in the browser: no proxy and no log on the way to the
 * page has it, and no page that is opened from there is told.
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
