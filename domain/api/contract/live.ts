export const liveOperations = {
  'live.stream': { answer: { file: 'text/event-stream' as const } },
};
