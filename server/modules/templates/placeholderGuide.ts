import { placeholders, placeholdersFor } from '#domain/templates/placeholders';
import type { TemplateKind } from '#domain/templates/templateKinds';

/** The keys that a kind's texts may hold, and which of them a body uses; none where its texts hold no keys. */
export function placeholderGuide(kind: TemplateKind, body: unknown) {
  if (kind === 'form') return [];
  const text = JSON.stringify(body);
  return placeholdersFor(kind).map((key) => {
    const { label, example } = placeholders[key];
    return { key, label, example, used: text.includes(`{${key}}`) };
  });
}
