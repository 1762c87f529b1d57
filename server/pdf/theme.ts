export const defaultPrimary = '#2a85ff';

/** Calm greys, the same in every document. Only the primary colour belongs to the brand. */
export const colors = {
  ink: '#1d2939',
  body: '#344054',
  muted: '#667085',
  line: '#dfe3e9',
  zebra: '#f7f9fb',
  panel: '#f2f5f9',
  success: '#12805c',
  warning: '#b45309',
  danger: '#b42318',
} as const;

/** Mixes a `#rrggbb` colour with white; 0 gives white, 1 the colour itself. */
export function tint(color: string, strength: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => Math.round(255 - (255 - channel) * strength));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
