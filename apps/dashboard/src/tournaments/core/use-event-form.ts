'use client';

import type { ApiError } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from '@/ui/form/schema-resolver';
import { describeAsked, type AskedWords } from './describe-asked';
import { useRefusalWords } from './refusal-words';
import { wrongByServer } from './wrong-by-server';
import { goToWrongField } from './wrong-field';

export interface EventFormOptions<Values extends FieldValues, Parsed> {
  readonly schema: z.ZodType<Parsed, Values>;
  readonly defaults: DefaultValues<Values>;
  readonly asked: AskedWords['asked'];
  readonly fields: readonly FieldPath<Values>[];
  /** The field to which a refusal of the event's rules belongs; others stand above the button. */
  readonly fieldOf?: Readonly<Record<string, FieldPath<Values>>>;
  /** Resolves to the refusal, or to undefined when it was done. */
  readonly send: (values: Parsed) => Promise<ApiError | undefined>;
}

/** A form on a page of an event: checked by a schema, and whatever is wrong stands at its field and is led to. */
export function useEventForm<Values extends FieldValues, Parsed>(options: EventFormOptions<Values, Parsed>) {
  const { schema, defaults, asked, fields, fieldOf = {}, send } = options;
  const words = useTranslations('form');
  const refusalWords = useRefusalWords();
  const [refusal, setRefusal] = useState<ApiError>();
  const frame = useRef<HTMLFormElement>(null);
  const resolver = schemaResolver<Values>(
    () => schema,
    (issue) => describeAsked({ form: words, asked }, issue),
  );
  // Not every field can be focused by the form itself: a list of choices is ours.
  const form = useForm<Values>({
    defaultValues: defaults,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { submitCount, isSubmitting: isBusy } = form.formState;
  useEffect(() => {
    if (submitCount > 0 && frame.current) goToWrongField(frame.current);
  }, [submitCount]);

  const refuse = (error: ApiError) => {
    const ruled = fieldOf[error.reason ?? error.code];
    const named = wrongByServer(error, { fields });
    if (ruled) form.setError(ruled, { message: refusalWords(error) });
    for (const field of named) form.setError(field, { message: asked(field) ?? words('invalid') });
    if (!ruled && named.length === 0) setRefusal(error);
  };
  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const refused = await send(schema.parse(values));
    if (refused) refuse(refused);
  });
  return {
    form,
    refusal,
    isBusy,
    frame: {
      ref: frame,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  };
}
