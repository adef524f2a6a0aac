/** What the reader chose; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export const themeCookie = 'theme';

export function parseTheme(text: string | undefined): Theme {
  return themes.find((theme) => theme === text) ?? 'system';
}

/** The value of <html data-theme>, or nothing where the device decides. */
export function themeAttribute(theme: Theme): 'light' | 'dark' | undefined {
  return theme === 'system' ? undefined : theme;
}

/** The text for document.cookie: a year, this site only, sent with the first request so that no page flashes. */
export function makeThemeCookie(theme: Theme): string {
  return `${themeCookie}=${theme}; path=/; max-age=31536000; samesite=lax`;
}

/** Browser chrome around the page: the page's own background. */
export const chromeColours = { light: '#e8efec', dark: '#0c1718' } as const;
