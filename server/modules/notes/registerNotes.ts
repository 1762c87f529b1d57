import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { findRequest } from '../requests/findRequest';
import { addNote } from './addNote';
import { loadNotes } from './loadNotes';

/** Operations on internal notes of a request; clients and inspectors have no access. */
export function registerNotes(api: AppContext): void {
  operation(api, 'inspections.notes', {
    summary: 'The internal notes of a request, and whom of the staff a note may mention',
    handler: async ({ actor, params }) =>
      loadNotes(api.db, await findRequest(api.db, actor, params.id), actor.userId),
  });

  operation(api, 'inspections.addNote', {
    summary: 'Add an internal note; who is mentioned is told',
    status: 201,
    handler: async ({ actor, params, body, language }) => {
      const request = await findRequest(api.db, actor, params.id);
      await api.db.transaction((tx) => addNote(api, tx, request, { actor, language, noteInput: body }));
      return loadNotes(api.db, request, actor.userId);
    },
  });
}
