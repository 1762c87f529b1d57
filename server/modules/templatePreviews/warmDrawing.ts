import { company } from '#domain/company';
import { contractTerms } from '#domain/templates/seed/contractTerms';
import { draw } from '../../pdf/draw';
import { drawingThreads } from '../../pdf/thread/drawingThreads';
import { clausesOf } from '../contracts/contractTerms';
import { sampleContract } from './sampleContract';

/**
 * Starts a drawing thread, where none is running, and loads its code, its fonts and the texts of a contract, so that the
 * contract of the next order waits for none of them.
 */
export async function warmDrawing(now: Date): Promise<void> {
  if (drawingThreads.isRunning) return;
  const data = sampleContract(company, now);
  await draw('contract', { ...data, clauses: clausesOf(contractTerms, data) });
}
