/** 500 kB, one file at a time (rules 2.4). */
export const uploadLimit = 500 * 1024;

export const uploadTypes = {
  image: ['image/jpeg', 'image/png'],
  document: ['image/jpeg', 'image/png', 'application/pdf'],
  pdf: ['application/pdf'],
} as const;
export type UploadKind = keyof typeof uploadTypes;
export const uploadKinds = Object.keys(uploadTypes) as [UploadKind, ...UploadKind[]];
export type FileType = (typeof uploadTypes)['document'][number];
export type PictureType = (typeof uploadTypes)['image'][number];

/** How the accepted types are named to people. */
export const uploadExtensions: Readonly<Record<UploadKind, string>> = {
  image: '.jpeg .png',
  document: '.jpeg .png .pdf',
  pdf: '.pdf',
};

/** A picture of 20 megapixels is what good phones take; one of more is not decoded. */
export const picturePixelLimit = 20_000_000;
/** Longer than any camera's; a picture of one long line costs as much as a large one. */
export const pictureSideLimit = 12_000;

/**
 * What one account may upload in a day: far beyond the busiest inspector (some five hundred photos), far below what
 * would fill a disk.
 */
export const uploadQuota = { files: 1000, bytes: 200 * 1024 * 1024 };

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** The type that the content itself shows, whatever its name claims; null for anything that we do not take. */
export function sniffType(content: Uint8Array): FileType | null {
  const found = signatures.find(([, signature]) => signature.every((byte, index) => content[index] === byte));
  return found?.[0] ?? null;
}

const heicBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** Whether content is a HEIC photo: an ISO media file whose brand says so. */
export function isHeic(content: Uint8Array): boolean {
  const text = String.fromCharCode(...content.slice(4, 12));
  return text.startsWith('ftyp') && heicBrands.includes(text.slice(4));
}

/** `heic`: the photo format of some phones, which other people's browsers cannot show. */
export type UploadProblem = 'tooLarge' | 'wrongType' | 'empty' | 'heic' | 'notPdf';

/**
 * What is wrong with a file, null when it may be kept; asked before it travels and again when it has arrived.
 * `size` in bytes; `head` are its first bytes, sixteen at least: the type is judged by them, whatever the name claims.
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

/** The endings that a type may have; the first is given to a name with another one. */
const endings: Readonly<Record<FileType | 'text/csv', readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'text/csv': ['csv'],
};

const ending = /\.([a-z][a-z0-9]{0,5})$/i;
/** Controls, and marks that turn the text around, so that a name reads as another one. */
const hidden = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const longest = 120;

/**
 * A name for showing and saving: the last part of any path, without hidden marks, ending as its content demands, 120 characters
 * at most. A PDF that was sent as `invoice.html` would otherwise be opened as a page by whoever saves it.
 */
export function safeFileName(name: string, type: FileType | 'text/csv'): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(hidden, '').trim().replace(/^\.+/, '');
  const given = ending.exec(clean)?.[1] ?? '';
  const right = endings[type].includes(given.toLowerCase()) ? given : endings[type][0];
  const base = clean.replace(ending, '').slice(-(longest - right.length - 1));
  return `${base || 'file'}.${right}`;
}
