import localFont from 'next/font/local';

/*
 * Two typefaces, each in two files: Latin is loaded with the page, the extended letters (Łukasz, Şebnem) only when
 * a page shows one. The licences are beside the files.
 */

const bricolage = localFont({
  src: './bricolage-grotesque-latin-wdth-normal.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
  display: 'swap',
  declarations: [
    { prop: 'font-stretch', value: '75% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
});

const bricolageExtended = localFont({
  src: './bricolage-grotesque-latin-ext-wdth-normal.woff2',
  variable: '--font-bricolage-ext',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '75% 100%' },
    { prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F' },
  ],
});

const atkinson = localFont({
  src: './atkinson-hyperlegible-next-latin-wght-normal.woff2',
  variable: '--font-atkinson',
  weight: '200 800',
  display: 'swap',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
});

const atkinsonExtended = localFont({
  src: './atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  variable: '--font-atkinson-ext',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F' }],
});

/** The classes that put the four font variables on <html>. */
export const fontVariables = [bricolage, bricolageExtended, atkinson, atkinsonExtended]
  .map((font) => font.variable)
  .join(' ');
