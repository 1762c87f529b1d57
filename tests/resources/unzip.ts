import { inflateRawSync } from 'node:zlib';

const deflated = 8;

/** The texts of an archive's files by name. */
export function unzip(archive: Buffer): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipFiles(archive)).map(([name, content]) => [name, content.toString('utf8')]),
  );
}

/** An archive's files by name, found by its central directory (PKWARE APPNOTE 4.3). */
export function unzipFiles(archive: Buffer): Record<string, Buffer> {
  const parts: Record<string, Buffer> = {};
  const end = archive.lastIndexOf('PK\u0005\u0006');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const header = archive.readUInt32LE(at + 42);
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    const content = archive.readUInt16LE(at + 10) === deflated ? inflateRawSync(packed) : packed;
    parts[name] = content;
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return parts;
}
