import 'react';

declare module 'react' {
  /** Custom properties hand sizes and colours to the stylesheet. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
