import { z } from 'zod';
import type { exportView } from '#framework/contract/exportViews';
import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '#framework/server/http/appContext';
import type { Actor } from '#framework/server/http/actor';
import { beginExport } from '#framework/server/exports/exports';
import { ownerOf } from '#framework/server/exports/ownerOf';
import { pdfFile } from '../exports/pdfFile';
import { runExport } from '#framework/server/exports/runExport';
import { loadComparison } from './loadComparison';
import { toComparisonData } from './toComparisonData';

const exportQuery = z.object({ ids: z.string(), show: z.enum(['differences', 'all']) });

/** Begins to draw a comparison as a PDF. @throws ApiError as `loadComparison` does */
export async function beginComparisonExport(
  api: AppContext,
  actor: Actor,
  { ids: given, show }: { readonly ids: readonly string[]; readonly show: 'differences' | 'all' },
  language: Language,
): Promise<z.output<typeof exportView>> {
  const { inspections } = await loadComparison(api, actor, given);
  const ids = inspections.map(({ id }) => id).join(',');
  return beginExport(api, actor, {
    kind: 'comparison',
    task: 'exportComparison',
    language,
    total: 2,
    query: {
      ids,
      show,
    },
    about: inspections.map(({ number }) => `R-${number}`).join(' / '),
    page: `/inspection-comparison?ids=${ids}${show === 'all' ? '&show=all' : ''}`,
  });
}

/** Job: the PDF of a comparison, of what its owner may read now. */
export function exportComparison(api: AppContext, input: unknown): Promise<void> {
  return runExport(api, input, async (row) => {
    const { ids, show } = exportQuery.parse(row.query);
    const name = `comparison-${(row.about ?? '').replaceAll(' / ', '-')}`;
    return pdfFile('comparison', name, async () => {
      const comparison = await loadComparison(api, await ownerOf(api.db, row), ids.split(','));
      return {
        data: await toComparisonData(api, comparison, { show, language: row.language }),
        language: row.language,
      };
    });
  });
}
