import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { settingsView } from '#domain/api/orderViews';
import type { Api } from '../../api';
import { operation } from '../../http/operation';
import { readCompany, takesOrders } from '../settings/readCompany';

export function registerSystem(api: Api): void {
  operation(api, 'system.health', {
    summary: 'Answers once the portal and its database are ready',
    response: z.object({ status: z.literal('ok') }),
    handler: async () => {
      await api.db.execute(sql`select 1`);
      return { status: 'ok' as const };
    },
  });

  operation(api, 'portal.settings', {
    summary: 'What the portal must know before anybody signs in',
    response: settingsView,
    handler: async () => {
      const company = await readCompany(api.db);
      const { email, phone, termsUrl, privacyUrl } = company;
      const open = takesOrders(api, company);
      return {
        cardGateway: {
          url: api.config.cardGateway.url ?? '/sandbox/gateway',
          publicKey: api.config.cardGateway.publicKey,
          sandbox: api.config.cardGateway.url === undefined,
        },
        bank: open ? company.bank : null,
        takesOrders: open,
        support: { email, phone, termsUrl, privacyUrl },
        demo: api.config.demo,
        tileUrl: null,
      };
    },
  });
}
