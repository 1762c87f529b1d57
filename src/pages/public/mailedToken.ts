/** Token of a mailed link; null without one. Links that were mailed earlier have it in their query. */
export function mailedToken({ hash, search }: Readonly<Record<'hash' | 'search', string>>): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
}
