import type { Company } from '#domain/company';
import type { Brand } from '../../pdf/brand';

/** The provider at the head and foot of every document. */
export function providerBrand({ name, address, phone, email }: Company): Brand {
  return {
    name,
    footer: {
      ar: `${address.ar} — \u2066${phone}\u2069 — ${email}`,
      en: `${address.en} — ${phone} — ${email}`,
    },
  };
}
