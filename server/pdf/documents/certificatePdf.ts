import type { Language } from '#framework/base/i18n/localized';
import { createDocument, finishDocument } from '../createDocument';
import { certificateBody } from './certificate/certificateBody';
import { type CertificateData, designOf } from './certificate/certificateData';
import { certificateFoot } from './certificate/certificateFoot';
import { certificateFrame } from './certificate/certificateFrame';

const landscapeFrame = { left: 64, top: 52, width: 713.89, bottom: 543 };

/** The certificate on one A4 landscape page. The English page is the mirror image of the Arabic one. */
export function renderCertificate(data: CertificateData, language: Language): Promise<Buffer> {
  const { brand, code, issuedOn } = data;
  const { wording, layout } = designOf(data);
  const title = wording.title[language];
  const document = createDocument({
    language,
    brand,
    title: `${title} ${code}`,
    createdAt: issuedOn,
    layout: 'landscape',
    frame: landscapeFrame,
  });
  certificateFrame(document, layout);
  certificateBody(document, data, { wording, layout });
  certificateFoot(document, data, { wording, layout });
  return finishDocument(document);
}
