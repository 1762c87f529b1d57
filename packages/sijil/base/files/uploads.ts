import { keysOf } from '../objects';

/** 500 kB, one file at a time (rules 2.4). */
export const uploadLimit = 500 * 1024;

/** Days after which an upload that no record holds is deleted: longer than a form that refers to it is left open (rules 2.4). */
export const unusedUploadDays = 30;

export const uploadTypes = {
  image: ['image/jpeg', 'image/png'],
  document: ['image/jpeg', 'image/png', 'application/pdf'],
  pdf: ['application/pdf'],
} as const;
export type UploadKind = keyof typeof uploadTypes;
export const uploadKinds = keysOf(uploadTypes);
export type FileType = (typeof uploadTypes)['document'][number];
export type PictureType = (typeof uploadTypes)['image'][number];

/** File extensions shown for the accepted types. */
export const uploadExtensions: Readonly<Record<UploadKind, string>> = {
  image: '.jpeg .png',
  document: '.jpeg .png .pdf',
  pdf: '.pdf',
};

/** Largest picture that is decoded, in pixels; good phones take 20 megapixels. */
export const picturePixelLimit = 20_000_000;
/** Longest side of a picture, in pixels; a very long line costs as much to decode as a large picture. */
export const pictureSideLimit = 12_000;

/**
 * Daily upload quota of an account: far more than the busiest inspector needs (some five hundred photos), far less than
 * fills a disk.
 */
export const uploadQuota = { files: 1000, bytes: 200 * 1024 * 1024 };

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];
const pdfHeader = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** Bytes within which readers of PDFs search the header (ISO 32000): some programs put a byte order mark or line break first. */
const pdfHeaderRange = 1024;

/** Number of bytes from the beginning of a file that decide its type. */
export const headLength = pdfHeaderRange + pdfHeader.length;

/** File type by content, regardless of the name; null for a type that is not accepted. */
export function sniffType(content: Uint8Array): FileType | null {
  const hasAt = (signature: readonly number[], at: number) =>
    signature.every((byte, index) => content[at + index] === byte);
  const found = signatures.find(([, signature]) => hasAt(signature, 0));
  if (found) return found[0];
  for (let at = 0; at < Math.min(pdfHeaderRange, content.length); at += 1)
    if (hasAt(pdfHeader, at)) return 'application/pdf';
  return null;
}

const heicBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** HEIC check: an ISO media file with a HEIC brand. */
export function isHeic(content: Uint8Array): boolean {
  const text = String.fromCharCode(...content.slice(4, 12));
  return text.startsWith('ftyp') && heicBrands.includes(text.slice(4));
}

/** `heic`: the photo format of some phones, which other people's browsers cannot show. */
export type UploadProblem = 'tooLarge' | 'wrongType' | 'empty' | 'heic' | 'notPdf';

/**
 * Upload problem of a file, null when it is accepted; checked before sending and again on arrival.
 * `size` in bytes; `head` holds its first bytes (`headLength`), which decide its type.
 */
export function uploadProblem(size: number, head: Uint8Array, kind: UploadKind): UploadProblem | null {
  if (size === 0) return 'empty';
  if (isHeic(head)) return 'heic';
  if (size > uploadLimit) return 'tooLarge';
  const type = sniffType(head);
  const accepted: readonly string[] = uploadTypes[kind];
  if (type && accepted.includes(type)) return null;
  return kind === 'pdf' ? 'notPdf' : 'wrongType';
}

/** File extensions of each type; the first replaces an extension of another type. */
const endings: Readonly<Record<FileType | 'text/csv', readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'text/csv': ['csv'],
};

const ending = /\.([a-z][a-z0-9]{0,5})$/i;
/** Control characters and direction marks, which can disguise a name. */
const hidden = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const longest = 120;

/**
 * Name for showing and saving: the last part of any path, without hidden marks, with the extension of its content, 120
 * characters at most. A PDF that was sent as `invoice.html` would otherwise open as a page once it is saved.
 */
export function safeFileName(name: string, type: FileType | 'text/csv'): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(hidden, '').trim().replace(/^\.+/, '');
  const given = ending.exec(clean)?.[1] ?? '';
  const right = endings[type].includes(given.toLowerCase()) ? given : endings[type][0];
  const base = clean.replace(ending, '').slice(-(longest - right.length - 1));
  return `${base || 'file'}.${right}`;
}
