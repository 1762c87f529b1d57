import { type CardFormat, cardFormats } from '#domain/certificates/cardFormats';
import { bothLanguages, type Language } from '#framework/base/i18n/localized';
import type { SocialTemplate } from '#domain/templates/socialTemplate';
import type { AppContext } from '#framework/server/http/appContext';
import { type CachedDrawing, drawOnce } from '../../pdf/drawOnce';
import { postValues, type Shared } from './sharedPost';
import { eq } from 'drizzle-orm';
import { gradeBands } from '#domain/scoring/grades';
import { fillPlaceholders } from '#domain/templates/placeholders';
import { certificatePost } from '#domain/templates/seed/certificateTemplates';
import { files } from '#framework/server/db/schema/files';
import type { DrawingInput } from '../../pdf/thread/drawings';
import { readCompany } from '../settings/readCompany';
import { readLogo } from './holderLogo';
import { verifyUrl } from './certificateCode';

interface CardLook {
  readonly post: SocialTemplate;
  readonly format: CardFormat;
  readonly language: Language;
}

/** The picture of a shared certificate as a post has it, drawn once for all who ask while it says the same. */
export async function certificateCard(
  api: Pick<AppContext, 'db' | 'config' | 'storage'>,
  certificate: Shared,
  look: CardLook,
): Promise<CachedDrawing> {
  return drawOnce('card', await buildCard(api, certificate, look));
}

/**
 * Drawing data of a certificate's card. A certificate that is not valid is drawn with the provider's own post: its
 * status and the way to verify it are on every picture.
 */
export async function buildCard(
  api: Pick<AppContext, 'db' | 'config' | 'storage'>,
  certificate: Shared,
  { post, format, language }: CardLook,
): Promise<DrawingInput<'card'>> {
  const { code, state, subjectName, companyName, service, city, score, grade } = certificate;
  const company = await readCompany(api.db);
  const { texts, parts, image } = state === 'valid' ? post : certificatePost;
  const values = postValues(certificate, company);
  return {
    data: {
      code,
      state,
      subjectName,
      companyName,
      service,
      city,
      score,
      parts,
      provider: company.name,
      heading: fillPlaceholders(texts.heading, values),
      line: fillPlaceholders(texts.line, values),
      grade: {
        letter: grade,
        label: gradeBands.find((band) => band.grade === grade)?.label ?? bothLanguages(''),
      },
      verificationUrl: verifyUrl(api.config, code),
      logo: await readLogo(api, code),
      image: image === null ? null : await readPicture(api, image),
    },
    language,
    size: cardFormats[format],
  };
}

async function readPicture(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  id: NonNullable<SocialTemplate['image']>,
): Promise<Uint8Array | null> {
  const [file] = await db.select({ sha256: files.sha256 }).from(files).where(eq(files.id, id));
  return file ? storage.read(file.sha256) : null;
}
