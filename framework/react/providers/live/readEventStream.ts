export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

interface Reading {
  /** The cursor of the newest event, by which a stream goes on. */
  readonly onId: (id: string) => void;
  readonly onEvent: (event: ServerEvent) => void;
}

/** Reads server-sent events as they come; fields that we do not use are passed over. Ends with the stream. */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { onId, onEvent }: Reading,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split(/\r?\n/).flatMap((line): [string, string][] => {
          const at = line.indexOf(':');
          return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trimStart()]] : [];
        }),
      );
      const [event, data, id] = [fields.get('event'), fields.get('data'), fields.get('id')];
      // The event first: a stored cursor means that everything before it was handled.
      if (event !== undefined) onEvent({ event, data: data ?? '' });
      if (id !== undefined) onId(id);
    }
  }
}
