/** What the colour of a tag says; each theme has one for it. */
export type Tone = 'neutral' | 'info' | 'progress' | 'success' | 'warning' | 'danger';
