import 'react';

declare module 'react' {
  /** Allows styles to set variables of the style sheets. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
