/** Outcomes that a payer chooses on the sandbox's Apple Pay sheet. */
export const sandboxOutcomes = ['paid', 'refused'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** Token of that sheet, which takes the place of Apple's. */
export interface SandboxSheet {
  readonly sandbox: SandboxOutcome;
}
