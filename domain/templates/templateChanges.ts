import {
  certificateBorders,
  certificatePartKeys,
  certificateParts,
  type CertificateTemplate,
  certificateTextKeys,
  certificateTexts,
  socialPartKeys,
  socialParts,
  type SocialTemplate,
  socialTextKeys,
  socialTexts,
} from './certificateTemplate';
import { templateTexts } from './templateTexts';
import { bothLanguages, type Localized } from 'sijil/base/i18n/localized';
import type { ContractTemplate, TemplateClause } from './contractTemplate';

/** Changes from one version of the certificate to another: its texts first, then its layout. */
export function compareCertificates(
  before: CertificateTemplate,
  after: CertificateTemplate,
): readonly TemplateChange[] {
  return onlyChanged([
    { label: templateTexts.title, from: before.title, to: after.title },
    ...certificateTextKeys.map((key) => ({
      label: certificateTexts[key].label,
      from: before.texts[key],
      to: after.texts[key],
    })),
    {
      label: templateTexts.border,
      from: certificateBorders[before.layout.border],
      to: certificateBorders[after.layout.border],
    },
    ...certificatePartKeys.map((part) => ({
      label: certificateParts[part],
      from: shown(before.layout[part]),
      to: shown(after.layout[part]),
    })),
  ]);
}

/** Changes from one version of a post to another: its texts first, then its picture. */
export function comparePosts(before: SocialTemplate, after: SocialTemplate): readonly TemplateChange[] {
  return onlyChanged([
    { label: templateTexts.name, from: before.title, to: after.title },
    ...socialTextKeys.map((key) => ({
      label: socialTexts[key].label,
      from: before.texts[key],
      to: after.texts[key],
    })),
    ...socialPartKeys.map((part) => ({
      label: socialParts[part],
      from: shown(before.parts[part]),
      to: shown(after.parts[part]),
    })),
    { label: templateTexts.image, ...imageChange(before.image, after.image) },
  ]);
}

function imageChange(before: string | null, after: string | null): Pick<TemplateChange, 'from' | 'to'> {
  if (before === after) return { from: bothLanguages(''), to: bothLanguages('') };
  const { noImage, uploadedImage, otherImage } = templateTexts;
  const replaced = before !== null && after !== null;
  return {
    from: before === null ? noImage : uploadedImage,
    to: after === null ? noImage : replaced ? otherImage : uploadedImage,
  };
}

/** Clause that differs between two versions of the terms, with both texts. */
interface ClauseChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly key: string;
  readonly title: Localized;
  readonly from: Localized | null;
  readonly to: Localized | null;
}

/** Changes from one version of the terms to another, in the order of the newer one; removed clauses come last. */
export function compareContracts(before: ContractTemplate, after: ContractTemplate): readonly ClauseChange[] {
  const former = new Map(before.clauses.map((clause, index) => [clause.key, { clause, index }]));
  const laterKeys = new Set(after.clauses.map(({ key }) => key));
  const commonKeys = before.clauses.filter(({ key }) => laterKeys.has(key)).map(({ key }) => key);
  const common = after.clauses.filter(({ key }) => former.has(key)).map(({ key }) => key);
  return [
    ...after.clauses.flatMap((clause): ClauseChange[] => {
      const old = former.get(clause.key)?.clause;
      if (!old) return [{ kind: 'added', key: clause.key, title: clause.title, from: null, to: clause.body }];
      if (saysOtherwise(old, clause))
        return [{ kind: 'changed', key: clause.key, title: clause.title, from: old.body, to: clause.body }];
      const isMoved = common.indexOf(clause.key) !== commonKeys.indexOf(clause.key);
      return isMoved ? [{ kind: 'moved', key: clause.key, title: clause.title, from: null, to: null }] : [];
    }),
    ...before.clauses
      .filter(({ key }) => !laterKeys.has(key))
      .map(({ key, title, body }) => ({ kind: 'removed', key, title, from: body, to: null }) as const),
  ];
}

const saysOtherwise = (one: TemplateClause, other: TemplateClause) =>
  JSON.stringify([one.title, one.body]) !== JSON.stringify([other.title, other.body]);

/** Difference between two versions of a template, with both values. */
export interface TemplateChange {
  readonly label: Localized;
  readonly from: Localized;
  readonly to: Localized;
}

/** Returns the changes whose two values differ. */
function onlyChanged(parts: readonly TemplateChange[]): readonly TemplateChange[] {
  return parts.filter(({ from, to }) => from.ar !== to.ar || from.en !== to.en);
}

/** Label for a part that is shown or hidden. */
const shown = (is: boolean): Localized => templateTexts[is ? 'shown' : 'hidden'];
