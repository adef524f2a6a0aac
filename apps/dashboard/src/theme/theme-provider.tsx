'use client';

import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { makeThemeCookie, themeAttribute, type Theme } from './theme';

interface ThemeChoice {
  readonly theme: Theme;
  readonly choose: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeChoice | undefined>(undefined);

/** The server has already rendered `initial` from the cookie; a choice changes the page and the cookie at once. */
export function ThemeProvider({
  initial,
  children,
}: {
  readonly initial: Theme;
  readonly children: ReactNode;
}) {
  const [theme, setTheme] = useState(initial);
  const choose = useCallback((chosen: Theme) => {
    setTheme(chosen);
    document.cookie = makeThemeCookie(chosen);
    const attribute = themeAttribute(chosen);
    if (attribute) document.documentElement.dataset['theme'] = attribute;
    else delete document.documentElement.dataset['theme'];
  }, []);
  const choice = useMemo(() => ({ theme, choose }), [theme, choose]);
  return <ThemeContext value={choice}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (!choice) throw new Error('useTheme needs a ThemeProvider above it');
  return choice;
}
