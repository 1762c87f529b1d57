import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { readCompany, takesOrders } from '../settings/readCompany';

export function registerSystem(api: AppContext): void {
  operation(api, 'portal.settings', {
    summary: 'What the portal must know before anybody signs in',
    handler: async () => {
      const company = await readCompany(api.db);
      const { name, unifiedNumber, vatNumber, address, email, phone, termsUrl, privacyUrl } = company;
      const open = takesOrders(api, company);
      return {
        cardGateway: {
          url: api.config.cardGateway.url ?? '/sandbox/gateway',
          publicKey: api.config.cardGateway.publicKey,
          sandbox: api.config.cardGateway.url === undefined,
          savedCards: api.config.cardGateway.savedCards,
          applePay: api.config.cardGateway.applePay,
        },
        bank: open ? company.bank : null,
        takesOrders: open,
        support: { email, phone, termsUrl, privacyUrl },
        operator: open ? { name, unifiedNumber, vatNumber, address } : null,
        demo: api.config.demo,
        signInProvider: api.config.signInProvider?.name ?? null,
        mailStays: api.config.sandbox && !api.mailer.delivers,
        tiles: api.config.tiles,
      };
    },
  });
}
