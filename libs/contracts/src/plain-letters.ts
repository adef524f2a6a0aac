/** Letters that are whole in Unicode and yet have a plain one; `plain_text` of the database has the same. */
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

/** Small letters without accents, by which all searches go: Inès is found by “ines”, Łukasz by “lukasz”, Weiß by “weiss”. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[øłđħıßæœ]/g, (letter) => whole[letter]!);
}
