import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** Decoder of pictures, loaded with the first of them: a process that receives none saves its 30 MB. */
export function loadSharp(): Promise<typeof sharp> {
  return (loading ??= load());
}

/** One thread a picture and no cache: foreign pictures may take neither all cores nor the memory. */
async function load(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.concurrency(1);
  loaded.cache(false);
  return loaded;
}
