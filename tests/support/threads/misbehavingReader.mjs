/**
 * Tasks of a misbehaving reader process, none of which may harm the process that started it.
 * @type {Record<string, () => void>}
 */
const tasks = {
  answer: () => process.send?.({ result: 'answer' }),
  number: () => process.send?.({ result: process.pid }),
  later: () => setTimeout(() => process.send?.({ result: 'later' }), 300),
  throw: () => process.send?.({ failure: 'thrown' }),
  exit: () => process.exit(3),
  buffers: () => {
    // Outside the heap, where its limit does not apply.
    const held = [];
    for (;;) held.push(Buffer.alloc(16 * 1024 * 1024, 1));
  },
  hang: () => {
    for (;;);
  },
  secrets: () => process.send?.({ result: Object.keys(process.env) }),
};

process.on('disconnect', () => process.exit());
process.on('message', (task) => tasks[String(task)]?.());
process.send?.('ready');
