import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { draw } from '../../pdf/thread/drawingThreads';
import { beginComparisonExport } from './exportComparison';
import { loadComparison } from './loadComparison';
import { readComparable } from './readComparable';
import { toComparisonData } from './toComparisonData';

/** Comparison of a client's inspections: only their own, only those whose results were sent. */
export function registerComparison(api: AppContext): void {
  operation(api, 'clientInspections.compareBranches', {
    summary: 'The own branches, and of the chosen ones (`branches`, a comma list) the inspections to compare',
    handler: ({ actor, query }) => readComparable(api.db, actor, query.branches),
  });

  operation(api, 'clientInspections.compare', {
    summary: 'Two or three inspections (`ids`, a comma list), category by category and question by question',
    handler: ({ actor, query }) => loadComparison(api, actor, query.ids),
  });

  operation(api, 'exports.comparison', {
    summary: 'Have the comparison drawn as a PDF in the background; `show=all` with what is the same too',
    status: 202,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: ({ actor, query, language }) => beginComparisonExport(api, actor, query, language),
  });

  operation(api, 'clientInspections.compareReport', {
    summary: 'The comparison as a PDF in the language of the call; `show=all` with what is the same too',
    handler: async ({ actor, query, language, reply }) => {
      const comparison = await loadComparison(api, actor, query.ids);
      const pdf = await draw('comparison', {
        data: await toComparisonData(api, comparison, { show: query.show, language }),
        language,
      });
      const name = `comparison-${comparison.inspections.map(({ number }) => `R-${number}`).join('-')}`;
      reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}.pdf"`)
        .header('cache-control', 'private, no-store');
      return pdf;
    },
  });
}
