/** Table sizes as a list of choices holds them. A table of two is another game and is not offered here. */
export const sizeTexts = ['3', '4', '5', '6'] as const;
export type SizeText = (typeof sizeTexts)[number];

export const toSize = (text: SizeText): 3 | 4 | 5 | 6 => Number(text) as 3 | 4 | 5 | 6;
