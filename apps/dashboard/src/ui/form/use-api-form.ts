'use client';

import type { CallOf } from '@red-disc/client';
import type { ApiError, ResponseOf, Route } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { refusalText } from '@/api/refusal-text';
import { describeIssue, describeServerIssue } from './describe-issue';
import { schemaResolver } from './schema-resolver';

/** What a form sends and how it is checked. Loaded when the form is first used: public pages stay light. */
export interface FormContract<R extends Route, Values extends FieldValues, Parsed> {
  readonly route: R;
  readonly schema: z.ZodType<Parsed, Values>;
  readonly call: (values: Parsed) => CallOf<R>;
}

export interface ApiFormOptions<R extends Route, Values extends FieldValues, Parsed> {
  readonly load: () => Promise<FormContract<R, Values, Parsed>>;
  readonly defaults: DefaultValues<Values>;
  /** The field to which a finer reason of a refusal belongs; others stand above the button. */
  readonly fieldOf?: Readonly<Record<string, FieldPath<Values>>>;
  /** Takes a refusal for itself: true when it needs no sentence. */
  readonly onRefused?: (error: ApiError) => boolean;
  readonly onDone: (answer: ResponseOf<R>, values: Parsed) => void | Promise<void>;
}

export interface ApiForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly isBusy: boolean;
  /** What went wrong, when it belongs to no field. */
  readonly refusal: string | undefined;
}

/** A form over one route: zod checks it, errors stand at their fields, and refusals of the gateway too. */
export function useApiForm<R extends Route, Values extends FieldValues, Parsed>(
  options: ApiFormOptions<R, Values, Parsed>,
): ApiForm<Values> {
  const { load, defaults, fieldOf = {}, onRefused, onDone } = options;
  const t = useTranslations('form');
  const refusalWords = useTranslations('refusal');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const resolver = schemaResolver<Values>(
    async () => (await load()).schema,
    (issue) => describeIssue(t, issue),
  );
  const form = useForm<Values>({ defaultValues: defaults, resolver, mode: 'onTouched' });

  const refuse = (error: ApiError): void => {
    if (onRefused?.(error)) return;
    const field = fieldOf[error.reason ?? error.code];
    const text = refusalText(refusalWords, error);
    const named = (error.issues ?? []).flatMap(({ path, code }) => {
      const name = path.filter((part) => part !== 'body').join('.');
      return name in form.getValues() ? [{ name: name as FieldPath<Values>, code }] : [];
    });
    if (field) form.setError(field, { message: text }, { shouldFocus: true });
    for (const { name, code } of named)
      form.setError(name, { message: describeServerIssue(t, code) }, { shouldFocus: true });
    if (!field && named.length === 0) setRefusal(text);
  };

  const send = async (values: Values): Promise<void> => {
    setIsBusy(true);
    setRefusal(undefined);
    const [{ ask }, { route, schema, call }] = await Promise.all([import('@/live/ask'), load()]);
    const parsed = schema.parse(values);
    const answer = await ask(route, call(parsed));
    if (answer.ok) await onDone(answer.value, parsed);
    else refuse(answer.error);
    setIsBusy(false);
  };

  return {
    form,
    isBusy,
    refusal,
    onSubmit: (event) => {
      void form.handleSubmit(send)(event);
    },
  };
}
