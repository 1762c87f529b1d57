export const live = {
  'live.stream': { answer: { file: 'text/event-stream' as const } },
};
