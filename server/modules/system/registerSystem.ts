import { inArray, min } from 'drizzle-orm';
import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { readCompany, takesOrders } from '../settings/readCompany';
import { payments } from '../../db/schema/money';
import { drawingThreads } from '../../pdf/thread/drawingThreads';

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

/** Adds the portal's metrics to the framework's: rendering of documents, and pending money. */
export function addMeasures({ metrics, db, clock }: Pick<AppContext, 'metrics' | 'db' | 'clock'>): void {
  metrics.add('portal_drawing_threads', 'Threads of this process that draw documents', () => {
    const { busy, idle } = drawingThreads.load;
    return [
      { labels: { state: 'busy' }, value: busy },
      { labels: { state: 'idle' }, value: idle },
    ];
  });
  metrics.add('portal_drawings_waiting', 'Documents of this process that wait for a thread', () => [
    { value: drawingThreads.load.waiting },
  ]);
  metrics.add(
    'portal_payments_oldest_open_seconds',
    'Age of the oldest payment that is neither settled nor failed, by method',
    async () => {
      const rows = await db
        .select({ method: payments.method, since: min(payments.createdAt) })
        .from(payments)
        .where(inArray(payments.status, ['initiated', 'awaiting']))
        .groupBy(payments.method);
      const ages = new Map(rows.map(({ method, since }) => [method, since]));
      return (['card', 'bank_transfer'] as const).map((method) => {
        const since = ages.get(method);
        return { labels: { method }, value: since ? (clock().getTime() - since.getTime()) / 1000 : 0 };
      });
    },
  );
}
