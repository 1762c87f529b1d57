import { company } from '#domain/company';
import { contractTerms } from '#domain/templates/seed/contractTerms';
import { draw } from '../../pdf/draw';
import { clausesOf } from '../contracts/contractTerms';
import { sampleContract } from './sampleContract';

/** Brings a drawing thread its code, its fonts and the words of a contract, so that the first order waits for none of them. */
export async function warmDrawing(now: Date): Promise<void> {
  const data = sampleContract(company, now);
  await draw('contract', { ...data, clauses: clausesOf(contractTerms, data) });
}
