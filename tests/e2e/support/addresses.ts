import { apiPath, screenPath } from 'sijil/schema/resource';
import { resourceList } from '#resources';
import type { Visitor } from './session';

type Ask = Visitor['ask'];
type Row = Readonly<Record<string, unknown>>;

/** Requests whose pages differ most: with corrections due, and completed. */
const requestsIn = (list: string) => [
  list,
  `${list}?status=corrections_needed`,
  `${list}?status=inspection_completed`,
];

interface Source {
  readonly from: readonly string[];
  /** Number of records of the list to open; one unless their pages differ. */
  readonly count?: number;
  readonly member?: string;
  /** Other members, where parts of the address need different ones. */
  readonly members?: Readonly<Record<string, string>>;
  /** Parts of the address that do not come from a record. */
  readonly given?: Readonly<Record<string, string>>;
}

/** API lists for hand-built screens of one record, and the member that the address contains. */
const lists: Readonly<Record<string, Source>> = {
  '/home/:type': { from: ['/services'], given: { type: 'inspections' } },
  '/home/questionsOverview/:service/:score': { from: ['/services'], given: { score: '1' } },
  '/requests/:id': { from: requestsIn('/inspections') },
  '/client/requests/:requestId': { from: requestsIn('/client/inspections') },
  '/client/requests/:id/:requestId': {
    from: ['/client/inspections?branchId_null=false'],
    members: { id: 'branchId' },
  },
  '/client/requests/second-payment/:id': { from: ['/client/inspections?status=inspection_completed'] },
  '/supervisor/requests/:id': { from: requestsIn('/inspections') },
  '/inspectorForms/:id': { from: ['/supervisor/inspector-forms'] },
  '/services/:id': { from: ['/services'] },
  '/templates/inspectorsform/:id': { from: ['/templates/inspections'], count: 2 },
  '/templates/certificate/:id': { from: ['/templates/certificates'] },
  '/templates/contract/:id': { from: ['/templates/contracts'] },
  '/templates/socials/:id': { from: ['/templates/social'] },
  '/customer-support/:id': { from: ['/user/tickets'] },
  // The link is only in a mail; `tests/api/notificationPreferences.test.ts` follows it.
  '/mail-preference/:token': { from: [] },
  // The address of an approval is also only in a mail; `tests/api/automationSteps.test.ts` answers one.
  '/approvals/:id': { from: [] },
  '/verify/:code': { from: ['/client/certificates'], member: 'code' },
};

/** Further addresses of a screen whose query shows something else. */
const searches: Readonly<Record<string, readonly string[]>> = {
  '/branches': ['?layout=map(place)'],
  '/payments': ['?tab=ageing', '?tab=payments', '?tab=refundable', '?tab=refunds'],
  '/requests': [
    '?group=cityId,kind&measure=count,sum(total)&createdAt_gte=month&compare=true',
    '?layout=calendar(visitAt)',
  ],
  '/reset-password': ['#token=from-a-mail'],
  '/verify-email': ['?resend=false&email=somebody%40example.test'],
};

/** Returns real addresses of a screen from the person's API lists; none where they have no such record. */
export async function addressesOf(path: string, ask: Ask): Promise<string[]> {
  if (!path.includes(':')) return ['', ...(searches[path] ?? [])].map((search) => path + search);
  const {
    from,
    count = 1,
    member = 'id',
    members = {},
    given = {},
  }: Source = lists[path] ?? { from: [listOfResource(path)] };
  const found: string[] = [];
  for (const list of from)
    for (const row of await rowsOf(ask, list, count)) {
      const value = row[member];
      if (typeof value === 'string' || typeof value === 'number')
        found.push(
          path.replaceAll(
            /:(\w+)/g,
            (_, name: string) => given[name] ?? String(row[members[name] ?? member]),
          ),
        );
    }
  return [...new Set(found)];
}

async function rowsOf(ask: Ask, list: string, count: number): Promise<Row[]> {
  const answer = await ask(`${list}${list.includes('?') ? '&' : '?'}_start=0&_end=${count}`);
  return Array.isArray(answer) ? (answer as Row[]).slice(0, count) : [];
}

function listOfResource(path: string): string {
  const [screen] = path.split('/:');
  const resource = resourceList.find((one) => screenPath(one) === screen);
  if (!resource)
    throw new Error(`${path}: say in tests/e2e/support/addresses.ts where its records are listed`);
  return apiPath(resource);
}
