import { type CardFormat, cardFormats } from '#domain/certificates/cardFormats';
import { gradeBands } from '#domain/scoring/gradeBands';
import type { Api } from '../../http/api';
import { drawOnce, type KeptDrawing } from '../../pdf/drawOnce';
import { readCompany } from '../settings/readCompany';
import type { Verification } from './findVerification';
import { verifyUrl } from './verifyUrl';

/** The picture beside a shared certificate, drawn once for all who ask while it says the same. */
export async function certificateCard(
  api: Pick<Api, 'db' | 'config'>,
  certificate: Verification,
  format: CardFormat,
): Promise<KeptDrawing> {
  const { code, state, subjectName, companyName, service, city, score, grade } = certificate;
  const label = gradeBands.find((band) => band.grade === grade)?.label ?? { ar: '', en: '' };
  return drawOnce('card', {
    data: {
      ...{ code, state, subjectName, companyName, service, city, score },
      house: (await readCompany(api.db)).name,
      grade: { letter: grade, label },
      verificationUrl: verifyUrl(api.config, code),
    },
    language: 'ar',
    size: cardFormats[format],
  });
}
