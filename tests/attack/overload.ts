import { type Attacker, tokenOf } from './attackers';
import { isLetIn } from './attack';
import { type Operation, pathWith, readCatalogue } from './catalogue';
import type { Target } from './target';
import { worstBodies } from './worstBodies';

interface Overload {
  readonly faults: readonly string[];
  readonly calls: number;
  /** Call that took the most CPU time in this process, during which nobody else was answered. */
  readonly longest: { readonly call: string; readonly ms: number };
}

/** Sends every operation its largest accepted bodies, in the most expensive shapes, one after the other. */
export async function overload(
  target: Target,
  attackers: readonly Attacker[],
  isTried: (operation: Operation, index: number) => boolean = () => true,
): Promise<Overload> {
  const operations = (await readCatalogue(target)).filter(
    (operation, index) => operation.method !== 'GET' && isTried(operation, index),
  );
  const faults: string[] = [];
  let [calls, longest] = [0, { call: '', ms: 0 }];
  for (const operation of operations) {
    const attacker = attackers.find((one) => isLetIn(operation, one));
    if (!attacker) continue;
    for (const { shape, text } of worstBodies(operation.body, operation.bodyKb)) {
      const token = await tokenOf(target, attacker);
      const send = async () => {
        const before = process.cpuUsage();
        const { statusCode } = await target.app.inject({
          method: operation.method,
          url: pathWith(operation, () => crypto.randomUUID()),
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
          payload: text,
        });
        const { user, system } = process.cpuUsage(before);
        return { statusCode, ms: (user + system) / 1000 };
      };
      const { statusCode, ms } = await send();
      const call = `${operation.id}, ${shape}, ${Math.round(text.length / 1024)} kB`;
      calls += 1;
      if (statusCode >= 500) faults.push(`${call}: ${statusCode}`);
      // The smaller of two measurements: the first may include a garbage collection, or a busy machine.
      const least = ms > longest.ms ? Math.min(ms, (await send()).ms) : ms;
      if (least > longest.ms) longest = { call, ms: least };
    }
  }
  return { faults, calls, longest };
}
