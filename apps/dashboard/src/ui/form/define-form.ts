import type { Route } from '@red-disc/contracts';
import type { FieldValues } from 'react-hook-form';
import type { FormContract } from './use-api-form';

/** Ties a form's fields to a route; only its types do something. Keep it in a file of its own to load it late. */
export function defineForm<R extends Route, Values extends FieldValues, Parsed>(
  contract: FormContract<R, Values, Parsed>,
): FormContract<R, Values, Parsed> {
  return contract;
}
