/** An exact rational in lowest terms with a positive denominator. Points, margins and tie-breaks are never floats. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

export const ZERO: Fraction = { num: 0n, den: 1n };

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** `fraction(9, 6)` is 3/2; a denominator of zero is our own fault and throws. */
export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  const n = BigInt(num);
  const d = BigInt(den);
  if (d === 0n) throw new Error('a fraction with denominator zero');
  const shared = gcd(n, d) * (d < 0n ? -1n : 1n);
  return shared === 1n ? { num: n, den: d } : { num: n / shared, den: d / shared };
}

export function add(a: Fraction, b: Fraction): Fraction {
  if (b.num === 0n) return a;
  if (a.num === 0n) return b;
  return a.den === b.den
    ? fraction(a.num + b.num, a.den)
    : fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function negate(a: Fraction): Fraction {
  return { num: -a.num, den: a.den };
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, negate(b));
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den, a.den * b.num);
}

export function sum(values: readonly Fraction[]): Fraction {
  return values.reduce(add, ZERO);
}

/** Negative, zero or positive, as sorting wants it. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const left = a.num * b.den;
  const right = b.num * a.den;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Numerators over the least common denominator, for long sums and for search by integers. */
export function commonDenominator(values: readonly Fraction[]): { nums: bigint[]; den: bigint } {
  const den = values.reduce((lcm, { den: d }) => (lcm / gcd(lcm, d)) * d, 1n);
  return { nums: values.map((value) => value.num * (den / value.den)), den };
}

/** `25/2`, or `8` for a whole number. */
export function makeFraction({ num, den }: Fraction): string {
  return den === 1n ? String(num) : `${String(num)}/${String(den)}`;
}

/** As many as `parseFraction` reads. */
const decimalPlaces = 9;

/** `12.5`: exact where nine decimals are enough, else rounded to them, as 25/3 is to 8.333333333. */
export function makeDecimal({ num, den }: Fraction): string {
  const scale = 10n ** BigInt(decimalPlaces);
  const size = num < 0n ? -num : num;
  const rounded = (2n * size * scale + den) / (2n * den);
  const digits = String(rounded % scale)
    .padStart(decimalPlaces, '0')
    .replace(/0+$/, '');
  const sign = num < 0n && rounded > 0n ? '-' : '';
  return `${sign}${String(rounded / scale)}${digits && `.${digits}`}`;
}

/** Reads what `makeFraction` writes, and decimals such as `-1.5`. */
export function parseFraction(text: string): Fraction | undefined {
  const ratio = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text);
  if (ratio) return fraction(BigInt(ratio[1]!), BigInt(ratio[2] ?? '1'));
  const decimal = /^(-?)(\d+)\.(\d{1,9})$/.exec(text);
  if (!decimal) return undefined;
  const [, sign, whole, digits] = decimal as unknown as [string, string, string, string];
  return fraction(BigInt(sign + whole + digits), 10n ** BigInt(digits.length));
}
