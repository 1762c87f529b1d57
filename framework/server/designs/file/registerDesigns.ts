import type { AppContext } from '../../http/appContext';
import { operation } from '../../http/operation';
import { applyDesignFile } from './applyDesignFile';
import { exportDesign } from './exportDesign';
import { planDesign } from './planDesign';

/** Registers the design as a file: its export, what a file would change here, and its application. */
export function registerDesigns(api: AppContext): void {
  operation(api, 'designs.export', {
    summary: 'The design of this installation: record types, fields, roles and texts',
    handler: () => exportDesign(api.db),
  });

  operation(api, 'designs.apply', {
    summary:
      'Apply a design in one transaction, or only say what that would change; what only this installation has stays unless it is to be retired',
    handler: ({ body: { dryRun, ...asked }, actor, language }) =>
      dryRun
        ? planDesign(api.db, { ...asked, language })
        : applyDesignFile(api, { ...asked, actor, language }),
  });
}
