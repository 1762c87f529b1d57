import { inArray, isNull } from 'drizzle-orm';
import { originalBrand } from '#app/originalBrand';
import { resourceNamed } from '#app/resources';
import { brandColours, darkColourOf } from '#framework/base/colour/brandColours';
import type { Localized } from '#framework/base/i18n/localized';
import { type BrandPicture, brandPictures, type BrandView } from '#framework/contract/brandView';
import type { Queryable } from './connect';
import { files } from './schema/files';
import { columnNamed } from './schema/tables';
import { storedRow } from './storedRows';

/** Declaration of the brand, where the application has it. */
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

const original: Brand = { ...originalBrand, colours: {}, pictures: {}, senderName: null, files: new Map() };

let applied = original;

/** The brand that this process writes into pages and emails. */
export const appliedBrand = () => applied;

/** The brand as pages show it; undefined where it is the original. */
export function changedBrand(): BrandView | undefined {
  const { name, colours, pictures } = applied;
  const shown = { name, colours, pictures };
  const { name: first } = original;
  const isOriginal = JSON.stringify(shown) === JSON.stringify({ name: first, colours: {}, pictures: {} });
  return isOriginal ? undefined : shown;
}

/** Gives this process the brand that the database has. */
export async function followBrand(db: Queryable): Promise<void> {
  if (!resourceNamed(brandResource)) return;
  const row = await storedRow<BrandRow>(db, brandResource, isNull(columnNamed(brandResource, 'deletedAt')));
  applied = row ? await brandOf(db, row) : original;
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

/** Length of the part of a content's hash that tells one picture from another. */
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
