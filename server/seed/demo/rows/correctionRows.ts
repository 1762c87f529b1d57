import { randomUUID } from 'node:crypto';
import type { correctiveItems, correctiveRounds } from '../../../db/schema/requests';
import { type Case, has, lastAt } from '../cases/case';
import { type Found, isFault } from '../scenario/findings';
import type { TimedStep } from '../scenario/timeScenario';
import { premisesTexts, vehicleTexts } from '../data/findingTexts';
import { texts } from '../data/texts';
import type { DemoFiles } from '../fileShelf';

type NewItem = typeof correctiveItems.$inferInsert & { readonly id: string };
type NewRound = typeof correctiveRounds.$inferInsert;

interface CorrectionRows {
  readonly items: readonly NewItem[];
  /** Former answers of items that went back to the client. */
  readonly rounds: readonly NewRound[];
}

/** One round of the list: when the client sent it, and when each item was judged. */
interface Round {
  readonly sentAt: Date;
  readonly judgedAt: readonly Date[];
}

function roundsOf(steps: readonly TimedStep[]): Round[] {
  const rounds: { sentAt: Date; judgedAt: Date[] }[] = [];
  for (const { name, at } of steps) {
    if (name === 'submitCorrectiveActions') rounds.push({ sentAt: at, judgedAt: [] });
    if (name === 'updateCorrectiveAnswer') rounds.at(-1)?.judgedAt.push(at);
  }
  return rounds;
}

const faultsOf = ({ findings }: Case) => findings.found.filter(isFault);

/** Faults whose correction the supervisor has accepted so far: refused ones only once they came back mended. */
export function acceptedFaults(one: Case): Found[] {
  const [first, second] = roundsOf(one.steps);
  const judged = faultsOf(one).slice(0, first?.judgedAt.length ?? 0);
  const mended = judged.filter((fault) => one.refused.has(fault)).slice(0, second?.judgedAt.length ?? 0);
  return judged.filter((fault) => !one.refused.has(fault) || mended.includes(fault));
}

/** The corrective list, item by item as far as it has come; empty before the results were sent. */
export function correctionRows(one: Case, shelf: DemoFiles): CorrectionRows {
  if (!has(one, 'sendResults')) return { items: [], rounds: [] };
  const [first, second] = roundsOf(one.steps);
  const returned = lastAt(one, 'returnCorrectiveActions');
  let returnedPlace = 0;
  const rounds: NewRound[] = [];
  const items = faultsOf(one).map((fault, place) => {
    const item: NewItem = {
      id: randomUUID(),
      requestId: one.id,
      vehicleId: fault.vehicleId,
      questionKey: fault.question.key,
      originalScore: fault.score === 0 ? 0 : 1,
    };
    if (!first) return item;
    const refused = one.refused.has(fault);
    if (!refused || !returned)
      return {
        ...item,
        ...answerOf(one, fault, first.sentAt, shelf),
        ...(one.plan.contests && place === 0 && { contested: true, action: texts.objection }),
        ...verdictOf(first.judgedAt[place], refused, one),
      };
    const again = second?.judgedAt[returnedPlace];
    returnedPlace += 1;
    const answered = answerOf(one, fault, first.sentAt, shelf);
    const judged = verdictOf(first.judgedAt[place], true, one);
    if (!second) return { ...item, ...answered, ...judged };
    const former = { ...answered, action: texts.firstCorrection, fileIds: answered.fileIds.slice(0, 2) };
    rounds.push({ requestId: one.id, itemId: item.id, round: 1, ...former, ...judged });
    return { ...item, ...answerOf(one, fault, second.sentAt, shelf), ...verdictOf(again, false, one) };
  });
  return { items, rounds };
}

/** What the client did about a fault, proven by a photo and the page of a log. */
function answerOf(one: Case, { category }: Found, answeredAt: Date, shelf: DemoFiles) {
  const owner = one.people.client.id;
  const vehicle = one.vehicles.length > 0;
  const place = vehicle ? 'cargo' : category.key === 'facility' ? 'drain' : 'surface';
  return {
    action: (vehicle ? vehicleTexts : premisesTexts)[category.key]?.mended ?? null,
    fileIds: [shelf.scene(place, owner, answeredAt), shelf.scene('logbook', owner, answeredAt)],
    answeredAt,
  };
}

function verdictOf(judgedAt: Date | undefined, refused: boolean, { random }: Case) {
  if (!judgedAt) return {};
  const verdict = refused ? ('refused' as const) : ('accepted' as const);
  return { verdict, judgedAt, verdictNote: refused ? random.pick(texts.refusedCorrection) : null };
}
