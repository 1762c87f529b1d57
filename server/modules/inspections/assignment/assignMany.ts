import type { BulkResult } from '#framework/contract/consoleViews';
import type { Language } from '#framework/base/i18n/localized';
import { ApiError } from '#framework/server/http/apiError';

interface Item {
  readonly id: string;
  readonly version: number;
}

/**
 * Assigns one request after the other, each as if it were the only one: in a transaction of its own, under the same locks
 * and rules, so that what is refused leaves nothing half-written and keeps nobody else from being assigned.
 */
export async function assignMany(
  { language }: { readonly language: Language },
  items: readonly Item[],
  assign: (item: Item) => Promise<void>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const item of items) {
    try {
      await assign(item);
      results.push({ id: item.id, ok: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const reasons = Object.values(error.fields ?? {}).flat();
      const message = reasons.length > 0 ? reasons.join(' ') : error.messageIn(language);
      results.push({ id: item.id, ok: false, code: error.code, message });
    }
  }
  return results;
}
