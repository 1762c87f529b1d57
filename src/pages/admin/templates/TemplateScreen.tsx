import type { ComponentType } from 'react';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import type { CallError } from 'sijil/react/providers/apiError';
import type { Template } from './editor/useTemplateEditor';

interface TemplateScreenProps {
  readonly answer: {
    readonly data: Template | undefined;
    readonly error: CallError | null;
    readonly refetch: () => unknown;
  };
  readonly editor: ComponentType<{ readonly template: Template }>;
}

/** Loads a template and shows it in the editor of its kind. */
export function TemplateScreen({ answer: { data, error, refetch }, editor: Editor }: TemplateScreenProps) {
  if (error && !data) return <ErrorState page error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={10} />;
  return <Editor key={data.id} template={data} />;
}
