'use client';

import type { ApiError } from '@red-disc/contracts';
import { FormAlert } from '@/ui/form/form';
import { useRefusalWords } from './refusal-words';

/** Why something was not done, beside the place where it was tried. */
export function RefusalNote({ error }: { readonly error: ApiError | undefined }) {
  const words = useRefusalWords();
  return error ? <FormAlert text={words(error)} /> : null;
}
