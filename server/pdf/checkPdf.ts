import type { PdfProblem } from './findPdfProblem';
import { drawingThreads } from './thread/drawingThreads';
import { ThreadJobError } from './thread/threadPool';

/**
 * What is wrong with a PDF from outside, null when it may be kept. It is read in a drawing thread: a small file may
 * unpack into all of the memory, which then is that thread's.
 * @throws ThreadJobError `busy` when too much is waiting.
 */
export async function checkPdf(file: Buffer): Promise<PdfProblem | null> {
  try {
    return (await drawingThreads.run({ name: 'findPdfProblem', input: file })) as PdfProblem | null;
  } catch (error) {
    if (error instanceof ThreadJobError && error.reason !== 'busy') return 'damaged';
    throw error;
  }
}
