import type { RandomSource } from '@red-disc/game';

/** A mark that is in everything we send, so that an answer that repeats what was sent gives itself away. */
export const canary = 'kzq7canary';

const deep = (levels: number): unknown => {
  let value: unknown = canary;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { [canary]: value };
  return value;
};

/** Values that no field of ours takes for good: wrong in shape, size, depth, range or script. */
const makers: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => [],
  () => ({}),
  () => -1,
  () => 0.1,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => -(2 ** 31) - 1,
  () => '',
  () => canary,
  () => canary.repeat(400),
  () => `${canary}\u0000`,
  () => `${canary}\ud800`,
  () => `\u202e${canary}\u2066\u200b`,
  () => `${canary}${'\u0301'.repeat(200)}`,
  () => `'; drop table "user"; -- ${canary}`,
  () => `<script>alert('${canary}')</script>`,
  () => '../../../../etc/passwd',
  () => `\${jndi:ldap://${canary}}`,
  () => '00000000-0000-0000-0000-000000000000',
  () => deep(60),
  () => Array.from({ length: 300 }, () => canary),
  () => ({ __proto__: null, constructor: { prototype: { [canary]: true } } }),
  () => JSON.parse(`{"__proto__":{"isAdmin":true,"${canary}":1}}`) as unknown,
  () => ({ toString: canary, length: -1, then: canary }),
  () => Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`${canary}${n}`, n])),
];

export function nastyValue(random: RandomSource): unknown {
  return makers[random.below(makers.length)]!();
}
