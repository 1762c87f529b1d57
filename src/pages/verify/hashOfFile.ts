/** Bytes above which a file is no contract of ours: it is not read. */
const largest = 30_000_000;

/**
 * SHA-256 of a file in hexadecimal digits; null for a file that is too large to be a contract.
 * @throws where the file cannot be read, or the page is not served over https
 */
export async function hashOfFile(file: File): Promise<string | null> {
  if (file.size > largest) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
