import type { Translate } from '@/i18n/translate';

/** What zod says is wrong with a value, before it has words. */
export interface RawIssue {
  readonly code?: string;
  readonly input?: unknown;
  readonly origin?: string;
  readonly format?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
}

/** Why a field is refused and how to mend it, in the reader's language. */
export function describeIssue(t: Translate<'form'>, issue: RawIssue): string {
  const { code, input, origin, format, minimum, maximum } = issue;
  if (isMissing(input)) return t('required');
  if (code === 'too_small') return sizeText(t, 'Small', origin, Number(minimum));
  if (code === 'too_big') return sizeText(t, 'Big', origin, Number(maximum));
  if (code === 'invalid_format' && (format === 'email' || format === 'url')) return t(format);
  return t('invalid');
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '' || Number.isNaN(input);
}

function sizeText(
  t: Translate<'form'>,
  size: 'Small' | 'Big',
  origin: string | undefined,
  limit: number,
): string {
  if (origin === 'string') return t(size === 'Small' ? 'tooShort' : 'tooLong', { limit });
  if (origin === 'array') return t(size === 'Small' ? 'tooFew' : 'tooMany', { limit });
  return t(size === 'Small' ? 'tooSmall' : 'tooBig', { limit });
}

/** A field that only the server can judge; its codes are those of the gateway's issues. */
export function describeServerIssue(t: Translate<'form'>, code: string): string {
  return t(code === 'guessable' ? 'guessable' : 'invalid');
}
