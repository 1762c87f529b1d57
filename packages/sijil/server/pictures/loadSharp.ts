import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** Loads the decoder of pictures at its first use: a process that receives none saves its 30 MB. */
export function loadSharp(): Promise<typeof sharp> {
  return (loading ??= load());
}

/** Uses one thread a picture and no cache: foreign pictures may take neither all cores nor the memory. */
async function load(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.concurrency(1);
  loaded.cache(false);
  return loaded;
}
