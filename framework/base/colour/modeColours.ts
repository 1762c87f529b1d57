/** Primary, deep, mild, subtle, neutral: the five colours of a scheme in each mode (rules 7.3). */
export interface SchemeColours {
  readonly primary: string;
  readonly deep: string;
  readonly mild: string;
  readonly subtle: string;
  readonly neutral: string;
}

export interface Inks {
  /** The ground of solid buttons, and the same when pointed at and pressed. */
  readonly solid: string;
  readonly solidHover: string;
  readonly solidActive: string;
  /** Letters on any of the three. */
  readonly onSolid: string;
  /** Letters of links on every surface. */
  readonly link: string;
}

/** Colours that everything coloured is drawn in, in one mode. */
export type ModeColours = SchemeColours & Inks;
