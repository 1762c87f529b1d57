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

  operation(api, 'designs.plan', {
    summary: 'What applying a design would change here; writes nothing',
    handler: ({ body, language }) => planDesign(api.db, { ...body, language }),
  });

  operation(api, 'designs.apply', {
    summary:
      'Apply a design in one transaction; what only this installation has stays unless it is to be retired',
    handler: ({ body, actor, language }) => applyDesignFile(api, { ...body, actor, language }),
  });
}
