import type { AppContext } from '../../http/appContext';
import { operation } from '../../http/operation';
import { applyDesignFile } from './applyDesignFile';
import { exportDesign } from './designParts';
import { planDesign } from './planDesign';
import { previewKindChange } from '../previewKindChange';

/** Registers what is asked about the design: what another kind of a field does, and the design as a file. */
export function registerDesigns(api: AppContext): void {
  operation(api, 'designs.export', {
    summary: 'The design of this installation: record types, fields, roles and texts',
    handler: () => exportDesign(api.db),
  });

  operation(api, 'designs.kindChange', {
    summary: 'What another kind would do to the values of a custom field',
    handler: ({ body, actor, language }) => previewKindChange(api.db, body, { actor, language }),
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
