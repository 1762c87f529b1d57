import { appliedTexts } from '#framework/server/db/followTexts';
import { drawingThreads } from './thread/drawingThreads';
import type { DrawingInput, DrawingName } from './thread/drawings';

/**
 * Draws a document in a thread of its own, so that neither its length nor a broken picture in it is felt by anybody else.
 * @throws ThreadJobError when it cannot be drawn: only this drawing has failed.
 */
export async function draw<Name extends DrawingName>(name: Name, input: DrawingInput<Name>): Promise<Buffer> {
  const drawn = await drawingThreads.run({ name, input, texts: appliedTexts() });
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
}
