import { desc, isNull } from 'drizzle-orm';
import type { CardFormat } from '#domain/certificates/cardFormats';
import type { Language } from 'sijil/base/i18n/localized';
import type { SocialTemplate } from '#domain/templates/certificateTemplate';
import { placeholders } from '#domain/templates/placeholders';
import { gradeBands } from '#domain/scoring/grades';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { certificates } from '../../db/schema/certificates';
import { draw } from '../../pdf/thread/drawingThreads';
import { buildCard, type Shared } from '../certificates/certificateCard';
import { validUntil } from '#domain/certificates/certificateState';
import { assertPicturesShown } from '../templates/holdFiles';

interface Wanted {
  readonly post: SocialTemplate;
  readonly format: CardFormat;
  readonly language: Language;
}

/**
 * Picture of a post, rendered like every shared certificate: with the newest valid one, or an invented one if there is none.
 * @throws ApiError validation_failed for a picture that the author may not show
 */
export async function drawPostPreview(api: AppContext, actor: Actor, preview: Wanted): Promise<Buffer> {
  await assertPicturesShown(api.db, { actor, language: preview.language }, 'social', preview.post);
  const shared = (await newestShared(api)) ?? sampleShared(api.clock());
  return draw('card', await buildCard(api, shared, preview));
}

/**
 * Newest certificate, shown as valid whatever its state: the picture of a post does not depend on one certificate's expiry.
 */
async function newestShared({ db }: AppContext): Promise<Shared | null> {
  const [newest] = await db
    .select()
    .from(certificates)
    .where(isNull(certificates.revokedAt))
    .orderBy(desc(certificates.issuedAt))
    .limit(1);
  if (!newest) return null;
  const { code, subject, score, grade, validUntil: until } = newest;
  const { subjectName, companyName, service, city, result = null } = subject;
  return {
    code,
    state: 'valid',
    subjectName,
    companyName,
    service,
    city,
    score,
    grade,
    validUntil: until,
    result,
  };
}

const year = 12;

/** Example values from the placeholder guide. */
function sampleShared(now: Date): Shared {
  const { client, subject, service, city, score, certificate_code: code } = placeholders;
  return {
    code: code.example.ar,
    state: 'valid',
    subjectName: subject.example.ar,
    companyName: client.example.ar,
    service: service.example,
    city: city.example,
    score: Number(score.example.ar),
    grade: gradeBands[0]?.grade ?? 'A',
    validUntil: validUntil(now, year),
    result: null,
  };
}
