import type { AppContext } from '#framework/server/http/appContext';
import { fromReplica } from '#framework/server/db/replica/fromReplica';
import { operation } from '#framework/server/http/operation';
import { periodOf } from '../figures/periodOf';
import { readContent } from '../templates/readContent';
import { loadChangedWeights } from './loadChangedWeights';
import { loadCompliance } from './loadCompliance';
import { loadEndingPackages } from './loadEndingPackages';
import { loadInspectorsQuality } from './loadInspectorsQuality';
import { loadSteps } from './loadSteps';

/** Reports of the whole company for its admins. */
export function registerReports(api: AppContext): void {
  operation(api, 'reports.steps', {
    summary:
      'How many requests left each status in a period (from, to: months), how long they took, and what waits',
    handler: ({ query }) => fromReplica(api, (reading) => loadSteps(reading, periodOf(query, api.clock()))),
  });
  operation(api, 'reports.inspectors', {
    summary: "Quality of the inspectors' work since the first day of a period",
    handler: ({ query }) =>
      fromReplica(api, (reading) => loadInspectorsQuality(reading, periodOf(query, api.clock()))),
  });
  operation(api, 'reports.compliance', {
    summary: 'How much of what was inspected in a period complies, by city, the lowest first',
    handler: ({ query }) =>
      fromReplica(api, (reading) => loadCompliance(reading, periodOf(query, api.clock()))),
  });
  operation(api, 'reports.packages', {
    summary: 'Packages with visits left that end within 30 days, the first to end first',
    handler: () => fromReplica(api, loadEndingPackages),
  });
  operation(api, 'reports.changedWeights', {
    summary: 'Scores that the visits of the last year would have by a form that is not saved yet',
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: ({ params: { id }, body, language }) =>
      fromReplica(api, (reading) =>
        loadChangedWeights(reading, id, readContent('form', body.content, language)),
      ),
  });
}
