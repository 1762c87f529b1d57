import { ApiError } from '../http/apiError';

/** The largest page; a whole table is fetched by export, not by a list. */
export const maxPage = 200;

type Query = Readonly<Record<string, string | undefined>>;

/** `_start` and `_end` of a list's address, as `@refinedev/simple-rest` writes them; a page over the limit is refused. */
export function readPage(query: Query): { offset: number; limit: number } {
  const offset = Number(query['_start'] ?? 0);
  const limit = Number(query['_end'] ?? offset + 25) - offset;
  const whole = Number.isInteger(offset) && Number.isInteger(limit);
  if (!whole || offset < 0 || offset > 1e6 || limit < 1 || limit > maxPage)
    throw new ApiError('unknown_parameter', { parameter: '_end' });
  return { offset, limit };
}
