import {
  birthdaySchema,
  displayNameSchema,
  emailSchema,
  newPasswordSchema,
  routes,
  timeZoneSchema,
} from '@red-disc/contracts';
import { z } from 'zod';
import { defineForm } from '@/ui/form/define-form';

/** What the forms about oneself send. Loaded when a form is used: pages that only show it stay light. */
const givenPassword = z.string().min(1).max(128);

export const signInForm = defineForm({
  route: routes.signIn,
  schema: z.object({
    email: emailSchema,
    password: givenPassword,
    remember: z.boolean(),
    keepGames: z.boolean(),
  }),
  call: (body) => ({ body }),
});

export const signUpForm = defineForm({
  route: routes.signUp,
  schema: z.object({
    name: displayNameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    language: z.enum(['en', 'fr', 'de']),
  }),
  call: (body) => ({
    body: { ...body, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  }),
});

export const resetRequestForm = defineForm({
  route: routes.requestPasswordReset,
  schema: z.object({ email: emailSchema }),
  call: (body) => ({ body }),
});

export const newPasswordForm = (token: string) =>
  defineForm({
    route: routes.resetPassword,
    schema: z.object({ password: newPasswordSchema }),
    call: ({ password }) => ({ body: { token, password } }),
  });

export const confirmEmailForm = (token: string) =>
  defineForm({
    route: routes.confirmEmail,
    schema: z.object({ password: givenPassword }),
    call: ({ password }) => ({ body: { token, password } }),
  });

export const profileForm = defineForm({
  route: routes.updateAccount,
  schema: z
    .object({
      name: displayNameSchema,
      language: z.enum(['en', 'fr', 'de']),
      timeZone: timeZoneSchema,
      day: z.string(),
      month: z.string(),
    })
    .refine(({ day, month }) => isBirthday(day, month), { path: ['day'] }),
  call: ({ day, month, ...body }) => ({
    body: { ...body, birthday: day === '' ? null : { day: Number(day), month: Number(month) } },
  }),
});

/** Both or neither, and a day that the month has. */
function isBirthday(day: string, month: string): boolean {
  if (day === '' && month === '') return true;
  return birthdaySchema.safeParse({ day: Number(day), month: Number(month) }).success;
}

export const changePasswordForm = defineForm({
  route: routes.changePassword,
  schema: z.object({ current: givenPassword, password: newPasswordSchema }),
  call: (body) => ({ body }),
});

export const changeEmailForm = defineForm({
  route: routes.changeEmail,
  schema: z.object({ email: emailSchema, password: givenPassword }),
  call: (body) => ({ body }),
});

export const eraseForm = (isGuest: boolean) =>
  defineForm({
    route: routes.eraseAccount,
    schema: z.object({ password: isGuest ? z.string() : givenPassword }),
    call: ({ password }) => ({ body: isGuest ? {} : { password } }),
  });
