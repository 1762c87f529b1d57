import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { manifoldKinds } from '#domain/templates/templateKinds';
import { isRecord } from 'sijil/base/objects';
import { CallError } from 'sijil/react/providers/apiError';
import { useAction } from 'sijil/react/providers/operations';
import { templateLists } from './templateAddresses';

/** Size limit of an import on the server. */
const mostBytes = 1_000_000;

/** Creates a template from a file; problems of the file are shown with their places. */
export function useTemplateImport(kind: keyof typeof manifoldKinds) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const create = useAction('templates.create');
  const [problems, setProblems] = useState<readonly string[]>([]);

  const read = async (file: File) => {
    setProblems([]);
    const content = file.size > mostBytes ? null : parsed(await file.text());
    if (content === null)
      return setProblems([t(file.size > mostBytes ? 'import.tooLarge' : 'import.noJson')]);
    try {
      const made = await create.run({ body: { kind, name: nameIn(content, file.name), content } });
      await navigate(`${templateLists[kind]}/${made.id}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const places = Object.values(error.fields).flat();
      setProblems(places.length > 0 ? places : [error.message]);
    }
  };
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) void read(file);
    });
    input.click();
  };
  return { choose, problems, pending: create.pending, forget: () => setProblems([]) };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Title in the file; the server validates the rest of it. */
function nameIn({ title }: Record<string, unknown>, fileName: string): Localized {
  const named = (language: Language) => {
    const text = isRecord(title) ? title[language] : undefined;
    return typeof text === 'string' && text.trim() ? text.trim().slice(0, 160) : fileName.slice(0, 160);
  };
  return { ar: named('ar'), en: named('en') };
}
