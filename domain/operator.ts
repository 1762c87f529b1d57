import { keysOf } from 'sijil/base/objects';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { Company } from './company';

const labels = textTable('words/operator', {
  unifiedNumber: { ar: 'الرقم الوطني الموحد', en: 'Unified number' },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT number' },
  address: { ar: 'العنوان', en: 'Address' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
} satisfies Record<string, Localized>);

export interface OperatorFact {
  readonly name: keyof typeof labels;
  readonly label: string;
  readonly value: string;
}

/** Facts about the company that runs the portal, for the foot of pages and emails: the law requires them before anybody orders. */
export function operatorFacts(
  operator: Pick<Company, keyof typeof labels>,
  language: Language,
): readonly OperatorFact[] {
  const { unifiedNumber, vatNumber, address, phone, email } = operator;
  const values = { unifiedNumber, vatNumber, address: address[language], phone, email };
  return keysOf(labels).map((name) => ({
    name,
    label: labels[name][language],
    value: values[name],
  }));
}
