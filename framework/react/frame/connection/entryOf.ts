/**
 * The address of the script that a page of ours starts with, null without one. Its name carries the hash of its content
 * and of all that it refers to, so two builds of different code never share it.
 */
export function entryOf(html: string): string | null {
  return /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(html)?.[1] ?? null;
}
