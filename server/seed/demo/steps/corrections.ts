import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from 'sijil/server/db/connect';
import { correctiveItems, correctiveRounds } from '../../../db/schema/requests';
import { type Case, lastAt } from '../cases/case';
import { type Found, isFault } from '../scenario/findings';
import type { TimedStep } from '../scenario/timeScenario';
import { correctionPhotos } from '../pictures/evidencePhotos';
import { findingTexts } from '../../sample/findings/findingTexts';
import { demoTexts } from '../data/texts';
import type { DemoFiles } from '../fileShelf';
import { insertAll } from '../insertAll';
import { need } from '../demoBusiness';

type NewRound = typeof correctiveRounds.$inferInsert;
type Answered = Omit<Partial<typeof correctiveItems.$inferInsert>, 'vehicleId' | 'questionKey'>;

/** Round of the list: the time at which the client sent it, and the time of each verdict. */
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

/**
 * Writes the client's answers to the list and the supervisor's verdicts, as far as the request has come; the list itself was
 * written when the results were sent.
 */
export async function writeCorrections(tx: Transaction, one: Case, shelf: DemoFiles): Promise<void> {
  const [first, second] = roundsOf(one.steps);
  if (!first) return;
  const returned = lastAt(one, 'returnCorrectiveActions');
  let returnedPlace = 0;
  const answered = faultsOf(one).map((fault, place): readonly [Found, Answered, Answered?] => {
    const refused = one.refused.has(fault);
    const given = answerOf(one, fault, first.sentAt, shelf);
    if (!refused || !returned) {
      const objection = one.plan.contests && place === 0 && { contested: true, action: demoTexts.objection };
      return [fault, { ...given, ...objection, ...verdictOf(first.judgedAt[place], refused, one) }];
    }
    const again = second?.judgedAt[returnedPlace];
    returnedPlace += 1;
    const judged = verdictOf(first.judgedAt[place], true, one);
    if (!second) return [fault, { ...given, ...judged }];
    const former = {
      ...given,
      action: demoTexts.firstCorrection,
      fileIds: given.fileIds.slice(0, 2),
      ...judged,
    };
    return [
      fault,
      { ...answerOf(one, fault, second.sentAt, shelf), ...verdictOf(again, false, one) },
      former,
    ];
  });
  await shelf.flush(tx);
  const rounds: NewRound[] = [];
  for (const [{ vehicleId, question }, now, former] of answered) {
    const [item] = await tx
      .update(correctiveItems)
      .set(now)
      .where(
        and(
          eq(correctiveItems.requestId, one.id),
          vehicleId === null ? isNull(correctiveItems.vehicleId) : eq(correctiveItems.vehicleId, vehicleId),
          eq(correctiveItems.questionKey, question.key),
        ),
      )
      .returning({ id: correctiveItems.id });
    const { id: itemId } = need(item, `corrective item ${question.key}`);
    if (former) rounds.push({ requestId: one.id, itemId, round: 1, ...former });
  }
  await insertAll(tx, correctiveRounds, rounds);
}

/** Client's correction of a fault, with photos of what was corrected. */
function answerOf(one: Case, { question }: Found, answeredAt: Date, shelf: DemoFiles) {
  const owner = one.people.client.id;
  const { form } = one.form;
  return {
    action: findingTexts(form)[question.key]?.corrected.ar ?? null,
    fileIds: correctionPhotos(form.subject, question).map((photo) => shelf.photo(photo, owner, answeredAt)),
    answeredAt,
  };
}

function verdictOf(judgedAt: Date | undefined, refused: boolean, { random }: Case) {
  if (!judgedAt) return {};
  const verdict = refused ? ('refused' as const) : ('accepted' as const);
  return { verdict, judgedAt, verdictNote: refused ? random.pick(demoTexts.refusedCorrection) : null };
}
