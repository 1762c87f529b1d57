/**
 * The bytes that a zip says it unpacks to, by the list of its files at its end; what unpacks it gives no file more room than
 * it says.
 */
export function unpackedSize(zip: Uint8Array): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let size = 0;
  for (let at = 0; at + 46 <= zip.length; at += 1)
    if (view.getUint32(at) === centralFileHeader) size += view.getUint32(at + 24, true);
  return size;
}

const centralFileHeader = 0x50_4b_01_02;
