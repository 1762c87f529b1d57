/**
 * When a visit began, of what a phone without a network says later: its own time, but neither in the future nor before
 * the inspector had the visit. Without one it begins when we hear of it.
 */
export function startedAt(said: Date | null, assignedAt: Date, now: Date): Date {
  if (said === null) return now;
  return new Date(Math.min(now.getTime(), Math.max(said.getTime(), assignedAt.getTime())));
}
