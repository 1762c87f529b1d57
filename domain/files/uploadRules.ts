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
