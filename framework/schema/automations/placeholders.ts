const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names of the fields that a text asks for. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** A text with its placeholders filled. */
export function filledText(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(placeholder, (_, name: string) => valueOf(name));
}
