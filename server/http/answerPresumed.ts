import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PresumedActor } from './actor';
import type { Sessions } from './sessions';

/**
 * Answers a call for whomever its token last stood for, where the database says, in a statement of this call, that it stands
 * for exactly the same still: the session, the person, their role, company, branches and limit. Undefined where nobody is
 * known by the token yet, or where something is different by now: then the call has to be answered anew, as if nothing had
 * been read. So no answer and no refusal leaves that was made for somebody whom the database has not confirmed.
 */
export async function answerPresumed<Answer>(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (actor: PresumedActor) => Promise<Answer>,
): Promise<Answer | undefined> {
  const actor = sessions.presumedActorOf(request);
  if (!actor) return undefined;
  const headers = new Set(Object.keys(reply.getHeaders()));
  try {
    const given = await answer(actor);
    if (await sessions.isAsPresumed(actor)) return given;
  } catch (error) {
    if (await sessions.isAsPresumed(actor)) throw error;
  }
  for (const name of Object.keys(reply.getHeaders())) if (!headers.has(name)) reply.removeHeader(name);
  return undefined;
}
