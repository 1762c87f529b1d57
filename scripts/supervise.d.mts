export function supervise(options: { args: string[]; cwd: string; firstPauseMs?: number }): {
  stop(): void;
  ended: Promise<number>;
};
