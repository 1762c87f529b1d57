import type { Transition } from './requestWorkflow';
import { isMember } from 'sijil/base/objects';

/**
 * Checks a transition table as a graph and returns its problems; empty when there are none. Run at boot: an unreachable status,
 * a dead end that is no end status, a transition without a performer, or an impossible follow-up would otherwise only show in
 * production.
 */
export function checkWorkflow(
  table: Record<string, Transition>,
  statuses: readonly string[],
  start: string,
  ends: readonly string[],
): string[] {
  const moves = Object.values(table);
  const reachable = reach(moves, start);
  return [
    ...statuses
      .filter((status) => !reachable.has(status))
      .map((status) => `W1 status "${status}" is unreachable from "${start}"`),
    ...statuses
      .filter(
        (status) =>
          !ends.includes(status) && !moves.some((move) => isMember(move.from, status) && move.to !== 'same'),
      )
      .map((status) => `W2 nothing leads out of "${status}", which is not an end`),
    ...Object.entries(table).flatMap(([name, move]) => checkTransition(name, move, table, statuses)),
  ];
}

export function statusesReached(move: Transition): readonly string[] {
  if (move.to === 'same') return [];
  return typeof move.to === 'string' ? [move.to] : move.to;
}

function reach(moves: readonly Transition[], start: string): Set<string> {
  const seen = new Set([start]);
  for (const status of seen) {
    const next = moves.filter((move) => isMember(move.from, status)).flatMap(statusesReached);
    for (const target of next) seen.add(target);
  }
  return seen;
}

function checkTransition(
  name: string,
  move: Transition,
  table: Record<string, Transition>,
  statuses: readonly string[],
): string[] {
  const problems: string[] = [];
  if (move.from.length === 0) problems.push(`W3 "${name}" starts from no status`);
  if (move.by.length === 0) problems.push(`W4 nobody performs "${name}"`);
  for (const status of [...move.from, ...statusesReached(move)]) {
    if (!statuses.includes(status)) problems.push(`W5 "${name}" names the unknown status "${status}"`);
  }
  if (!move.operation && move.by.some((performer) => performer !== 'system')) {
    problems.push(`W6 "${name}" is performed by people but names no operation`);
  }
  if (move.opposite && !table[move.opposite])
    problems.push(`W8 "${move.opposite}" cannot be the opposite of "${name}"`);
  if (move.then) {
    const follower = table[move.then];
    const follows =
      follower?.by.includes('system') &&
      statusesReached(move).every((status) => isMember(follower.from, status));
    if (!follows) problems.push(`W7 "${move.then}" cannot follow "${name}"`);
  }
  return problems;
}
