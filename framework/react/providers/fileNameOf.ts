/** The name that a `Content-Disposition` gives a file, the one in UTF-8 before the plain one; null where it gives none. */
export function fileNameOf(disposition: string | undefined): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  return (encoded && decoded(encoded)) || plain?.trim() || null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return null;
  }
}
