import type { AppContext } from '../http/appContext';
import { freeJobsOfTheDead, sendHeartbeat } from './jobPools';

const beatMs = 2_000;
/** Beats within which a process counts as dead: every live one has reported by then. */
const beatsBeforeLook = 5;

/**
 * Says every two seconds that this process is alive, and looks for jobs that others died over. Who was cut off
 * from the database itself looks only after beating again for a while: until then everybody else seems dead too.
 * @returns stops it
 */
export function watchPools(
  api: Pick<AppContext, 'db' | 'app'>,
  poolId: () => string | undefined,
): () => void {
  let beats = 0;
  const beat = async () => {
    const own = poolId();
    if (own === undefined) return;
    try {
      await sendHeartbeat(api.db, own);
      beats += 1;
      if (beats < beatsBeforeLook) return;
      const freed = await freeJobsOfTheDead(api.db);
      if (freed > 0) api.app.log.warn({ freed }, 'jobs of a process that ended were freed');
    } catch (error) {
      beats = 0;
      api.app.log.warn({ err: error }, 'the job queue could not be told that this process is alive');
    }
  };
  const timer = setInterval(() => void beat(), beatMs);
  timer.unref();
  return () => clearInterval(timer);
}
