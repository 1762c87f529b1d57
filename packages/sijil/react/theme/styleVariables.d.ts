import 'react';

declare module 'react' {
  /** Styles may set variables of the style sheets. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
