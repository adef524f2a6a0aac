import {
  clubSettingsSchema,
  displayNameSchema,
  emailSchema,
  notificationKindSchema,
  plainTextSchema,
  routes,
  slugSchema,
  timeZoneSchema,
  titleSchema,
} from '@red-disc/contracts';
import { z } from 'zod';
import { defineForm } from '@/ui/form/define-form';

/** What the forms of a club send; loaded when a form is used. */
export const askToJoinForm = (clubId: string) =>
  defineForm({
    route: routes.askToJoin,
    schema: z.object({ message: plainTextSchema(300) }),
    call: (body) => ({ params: { clubId }, body }),
  });

export const newClubForm = defineForm({
  route: routes.createClub,
  schema: z.object({
    name: plainTextSchema(60).min(2),
    slug: slugSchema,
    timeZone: timeZoneSchema,
    language: z.enum(['en', 'fr', 'de']),
    description: plainTextSchema(2000),
    listed: z.boolean(),
    joining: z.enum(['open', 'request', 'closed']),
  }),
  call: ({ language, ...body }) => ({ body: { ...body, languages: [language] } }),
});

export const guestNameForm = defineForm({
  route: routes.enterAsGuest,
  schema: z.object({ name: displayNameSchema, language: z.enum(['en', 'fr', 'de']) }),
  call: (body) => ({ body }),
});

export const announceForm = (clubId: string) =>
  defineForm({
    route: routes.announce,
    schema: z.object({ title: titleSchema, text: plainTextSchema(4000) }),
    call: (body) => ({ params: { clubId }, body }),
  });

export const clubSettingsForm = (clubId: string) =>
  defineForm({
    route: routes.updateClub,
    schema: clubSettingsSchema,
    call: (body) => ({ params: { clubId }, body }),
  });

export const mailInvitationForm = (clubId: string) =>
  defineForm({
    route: routes.invite,
    schema: z.object({ email: emailSchema, role: z.enum(['member', 'guest']) }),
    call: (body) => ({ params: { clubId }, body: { kind: 'email' as const, ...body } }),
  });

export const webhookForm = (clubId: string) =>
  defineForm({
    route: routes.addWebhook,
    schema: z.object({
      name: titleSchema,
      url: z.url({ protocol: /^https?$/ }).max(500),
      format: z.enum(['text', 'content', 'event']),
      kinds: z.array(notificationKindSchema).min(1),
    }),
    call: (body) => ({ params: { clubId }, body }),
  });
