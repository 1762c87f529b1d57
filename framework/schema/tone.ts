/** Meaning of a tag's colour; each theme has a colour for it. */
export type Tone = 'neutral' | 'info' | 'progress' | 'success' | 'warning' | 'danger';
