import { useState } from 'react';
import { useSaveKey } from '@framework/forms/useSaveKey';
import type { Template } from './useTemplateDraft';
import { useTemplateDraft } from './useTemplateDraft';

/** State of the editor: the draft, the open tab, and the dialog of publishing. */
export function useTemplateEditor<Body extends object>(template: Template, firstTab: string) {
  const draft = useTemplateDraft<Body>(template);
  const [tab, setTab] = useState(firstTab);
  const [publishing, setPublishing] = useState(false);
  useSaveKey(draft.save);
  return { ...draft, tab, setTab, publishing, setPublishing };
}

export type TemplateEditing<Body extends object> = ReturnType<typeof useTemplateEditor<Body>>;
