/** Copies a text to the clipboard. Returns false if there is no clipboard, as without https, or the person denies access. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
