import { createHash } from 'node:crypto';

/** Passes chunks on, and knows their hash and number of bytes at the end. */
export function measure() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    result: () => ({ sha256: hash.digest('hex'), size }),
  };
}
