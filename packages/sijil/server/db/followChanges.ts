import { createHash } from 'node:crypto';
import { inArray, isNull } from 'drizzle-orm';
import { registry, resourceNamed, originalBrand } from 'sijil/schema/application';
import { serverTextPart } from './serverTexts';
import { forgetDerived } from 'sijil/schema/designs/applyDesign';
import {
  applyTexts,
  type ChangeableText,
  localizedTexts,
  type TextChange,
} from 'sijil/schema/texts/findTexts';
import type { Queryable } from './connect';
import { columnNamed } from './schema/tables';
import { storedRow, storedRows } from './storedRows';
import { brandColours, darkColourOf } from 'sijil/base/colour/brandColours';
import type { Localized } from 'sijil/base/i18n/localized';
import { type BrandPicture, brandPictures, type BrandView } from 'sijil/contract/designView';
import { files } from './schema/files';

/** Name of the declaration of changed texts, which an application may lack. */
export const textsResource = 'changedTexts';

let texts: Map<string, ChangeableText> | undefined;
let appliedChanges: { readonly version: string; readonly changes: readonly TextChange[] } = {
  version: '',
  changes: [],
};

/** The texts of this process, by their keys. */
export const serverTexts = () => (texts ??= localizedTexts(serverTextPart().roots));

/** Texts whose words this process has changed. */
export const appliedTexts = () => appliedChanges.changes;

/** Version of a set of changed texts; empty where none is changed. */
export const changedTextsVersion = () => appliedChanges.version;

/** Applies the changed texts of the database to this process. */
export async function followTexts(db: Queryable): Promise<void> {
  const changes = await readTexts(db);
  const version = textsVersionOf(changes);
  if (version === appliedChanges.version) return;
  applyTexts(serverTexts(), changes);
  forgetDerived(registry());
  appliedChanges = { version, changes };
}

function textsVersionOf(changes: readonly TextChange[]): string {
  if (changes.length === 0) return '';
  return createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 12);
}

/** The changed texts in the order of their keys; empty where the application does not declare them. */
async function readTexts(db: Queryable): Promise<TextChange[]> {
  if (!resourceNamed(textsResource)) return [];
  const rows = await storedRows<TextChange>(db, textsResource, {
    where: isNull(columnNamed(textsResource, 'deletedAt')),
    orderBy: [columnNamed(textsResource, 'key'), columnNamed(textsResource, 'language')],
  });
  return rows.map(({ key, language, text }) => ({ key, language, text }));
}

/** Name of the declaration of the brand, which an application may lack. */
export const brandResource = 'brand';

/** The record of the brand, as it is stored. */
type BrandRow = { readonly [Picture in BrandPicture]: string | null } & {
  readonly name: Localized;
  readonly colour: string | null;
  readonly darkColour: string | null;
  readonly senderName: string | null;
};

type StoredPicture = typeof files.$inferSelect;

interface Brand extends BrandView {
  readonly senderName: string | null;
  readonly files: ReadonlyMap<BrandPicture, StoredPicture>;
}

const original = (): Brand => ({
  ...originalBrand(),
  colours: {},
  pictures: {},
  senderName: null,
  files: new Map(),
});

let applied: Brand | undefined;

/** The brand that this process writes into pages and emails. */
export const appliedBrand = () => applied ?? original();

/** The brand as pages show it; undefined where it is the original. */
export function changedBrand(): BrandView | undefined {
  const { name, colours, pictures } = appliedBrand();
  const shown = { name, colours, pictures };
  const { name: first } = originalBrand();
  const isOriginal = JSON.stringify(shown) === JSON.stringify({ name: first, colours: {}, pictures: {} });
  return isOriginal ? undefined : shown;
}

/** Applies the brand of the database to this process. */
export async function followBrand(db: Queryable): Promise<void> {
  if (!resourceNamed(brandResource)) return;
  const row = await storedRow<BrandRow>(db, brandResource, isNull(columnNamed(brandResource, 'deletedAt')));
  applied = row ? await brandOf(db, row) : undefined;
}

async function brandOf(db: Queryable, row: BrandRow): Promise<Brand> {
  const { name, colour, darkColour, senderName } = row;
  const stored = await picturesOf(db, row);
  const dark = darkColourOf(colour, darkColour);
  return {
    name: { ar: name.ar, en: name.en },
    senderName,
    colours: {
      ...(colour && { light: brandColours(colour, 'light') }),
      ...(dark && { dark: brandColours(dark, 'dark') }),
    },
    files: stored,
    pictures: Object.fromEntries([...stored].map(([picture, file]) => [picture, linkOf(picture, file)])),
  };
}

async function picturesOf(db: Queryable, row: BrandRow): Promise<Map<BrandPicture, StoredPicture>> {
  const ids = brandPictures.flatMap((picture) => row[picture] ?? []);
  if (ids.length === 0) return new Map();
  const found = await db.select().from(files).where(inArray(files.id, ids));
  return new Map(
    brandPictures.flatMap((picture) => {
      const file = found.find(({ id }) => id === row[picture]);
      return file ? [[picture, file] as const] : [];
    }),
  );
}

/** Length of the part of a content's hash that identifies a picture. */
const versionLength = 12;

export const versionOf = ({ sha256 }: Pick<StoredPicture, 'sha256'>) => sha256.slice(0, versionLength);

function linkOf(
  picture: BrandPicture,
  file: StoredPicture,
): NonNullable<BrandView['pictures'][BrandPicture]> {
  return {
    url: `/api/v1/brand/pictures/${picture}?version=${versionOf(file)}`,
    width: file.width ?? 0,
    height: file.height ?? 0,
  };
}
