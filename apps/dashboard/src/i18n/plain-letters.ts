/** Letters that are whole in Unicode and yet have a plain one; the server searches by the same. */
const whole: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Small letters without accents: Inès is found by “ines”, Łukasz by “lukasz”, Weiß by “weiss”. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłđħıßæœ]/g, (letter) => whole[letter]!);
}
