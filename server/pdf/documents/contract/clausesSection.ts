import type { ContractClause } from '#domain/contracts/contractPaper';
import { heading, paragraph, parallelText } from '../../blocks/text';
import type { PdfDocument, TextStyle } from '../../pdfDocument';
import { colors } from '../../theme';
import { contractLabels } from '#domain/contracts/contractLabels';

const titleStyle: TextStyle = { size: 10, weight: 'semibold', color: colors.ink };
const bodyStyle: TextStyle = { size: 9.5, leading: 1.7 };
const bodyLine = 16.15;

function clause(document: PdfDocument, { title, body }: ContractClause, number: number): void {
  // A title alone at the foot of a page would be orphaned: it takes two lines of its body along.
  document.reserve(16.5 + bodyLine * 2);
  if (document.language !== 'both') {
    paragraph(document, `${number}. ${title[document.language]}`, titleStyle);
    paragraph(document, body[document.language], bodyStyle);
    return;
  }
  const english = { direction: 'ltr' } as const;
  parallelText(
    document,
    { text: `${number}. ${title.ar}`, style: titleStyle },
    { text: `${number}. ${title.en}`, style: { ...titleStyle, ...english } },
  );
  parallelText(
    document,
    { text: body.ar, style: bodyStyle },
    { text: body.en, style: { ...bodyStyle, ...english } },
  );
}

export function clausesSection(document: PdfDocument, clauses: readonly ContractClause[]): void {
  if (clauses.length === 0) return;
  heading(document, document.label(contractLabels.clauses), 70);
  clauses.forEach((each, index) => {
    clause(document, each, index + 1);
    document.y += 6;
  });
}
