/** Points are exact fractions as text; people read decimals with at most two places. */
export function pointsValue(text: string): number {
  const [above = '0', below = '1'] = text.split('/');
  return Number(above) / Number(below);
}

export function showPoints(text: string, locale: string): string {
  return showNumber(pointsValue(text), locale);
}

/** Scores of games are kept in half points. */
export function showHalfPoints(half: number, locale: string): string {
  return showNumber(half / 2, locale);
}

/** With its sign: margins say on which side of the others somebody is. */
export function showMargin(text: string, locale: string): string {
  const value = pointsValue(text);
  return value > 0 ? `+${showNumber(value, locale)}` : showNumber(value, locale);
}

function showNumber(value: number, locale: string): string {
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  // A true minus sign is as wide as a figure.
  return shown.replace('-', '−');
}
