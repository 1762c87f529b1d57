import { useRef, useState } from 'react';
import { useSaveKey } from 'sijil/react/forms/useSaveKey';
import type { Received } from 'sijil/contract/exchange';
import { CallError } from 'sijil/react/providers/apiError';
import { useAction } from 'sijil/react/providers/operations';
import { useDialogs } from 'sijil/react/components/antd/laterControls';

/** State of the editor: the draft, the open tab, and the dialog of publishing. */
export function useTemplateEditor<Body extends object>(template: Template, firstTab: string) {
  const draft = useTemplateDraft<Body>(template);
  const [tab, setTab] = useState(firstTab);
  const [publishing, setPublishing] = useState(false);
  useSaveKey(draft.save);
  return { ...draft, tab, setTab, publishing, setPublishing };
}

export type TemplateEditing<Body extends object> = ReturnType<typeof useTemplateEditor<Body>>;

export type Template = Received<'inspectionTemplates.get'>;

interface StoredDraft<Body> {
  /** Revision that the draft is, or is based on. */
  readonly revision: number;
  readonly draft: Body;
}

const remembered = 50;

/** Draft of a template while it is edited: changed in the page, saved under its revision, undone step by step. */
function useTemplateDraft<Body>(template: Template) {
  const dialogs = useDialogs();
  const saving = useRef(false);
  const [saved, setSaved] = useState<StoredDraft<Body> | null>(null);
  const [edited, setEdited] = useState<StoredDraft<Body> | null>(null);
  const [past, setPast] = useState<readonly Body[]>([]);
  const [theirs, setTheirs] = useState<Template | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const saveAction = useAction('templates.saveDraft');
  // The last saved draft is newer until the template is read again.
  const stored: StoredDraft<Body> =
    saved && saved.revision > template.revision
      ? saved
      : { revision: template.revision, draft: template.draft as Body };
  const { draft, revision } = edited ?? stored;
  const dirty = edited !== null;

  const change = (next: Body) => {
    if (next === draft) return;
    setPast((steps) => [...steps.slice(-remembered), draft]);
    setEdited({ draft: next, revision });
  };
  const undo = () => {
    const last = past.at(-1);
    if (last === undefined) return;
    setEdited({ draft: last, revision });
    setPast(past.slice(0, -1));
  };

  /** Saves the draft. @returns The new revision; null where it was refused. */
  const save = async (over: number = revision): Promise<number | null> => {
    if (!dirty) return revision;
    saving.current = true;
    setProblems([]);
    try {
      const answer = await saveAction.run({
        params: { id: template.id },
        body: { revision: over, content: draft as Record<string, unknown> },
      });
      setSaved({ revision: answer.revision, draft: answer.draft as Body });
      // Input during the save continues from the saved draft.
      setEdited((now) => (now && now.draft !== draft ? { ...now, revision: answer.revision } : null));
      setTheirs(null);
      return answer.revision;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'stale_version') setTheirs(error.details as Template);
      else {
        setProblems(Object.values(error.fields).flat());
        dialogs.refused(error);
      }
      return null;
    } finally {
      saving.current = false;
    }
  };

  return {
    draft,
    change,
    undo,
    canUndo: past.length > 0,
    dirty,
    save,
    saving,
    pending: saveAction.pending,
    problems,
    theirs,
    forgetTheirs: () => setTheirs(null),
    leave: () => setEdited(null),
  };
}

export type TemplateDraft<Body> = ReturnType<typeof useTemplateDraft<Body>>;
