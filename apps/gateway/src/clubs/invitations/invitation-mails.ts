import type { Language } from '@red-disc/game';

type InvitationMail = (data: { clubName: string; link: string }) => { subject: string; text: string };

/** What a mail of invitation says. */
export const invitationMails: Readonly<Record<Language, InvitationMail>> = {
  en: ({ clubName, link }) => ({
    subject: `${clubName} invites you`,
    text: `Hello,\n\n${clubName} invites you to join. This link is for you alone and works for 14 days:\n\n${link}\n\nIf you do not know the club, do nothing.\n`,
  }),
  de: ({ clubName, link }) => ({
    subject: `${clubName} lädt dich ein`,
    text: `Hallo,\n\n${clubName} lädt dich ein, Mitglied zu werden. Dieser Link ist nur für dich und gilt 14 Tage:\n\n${link}\n\nWenn du den Club nicht kennst, tu nichts.\n`,
  }),
  fr: ({ clubName, link }) => ({
    subject: `${clubName} vous invite`,
    text: `Bonjour,\n\n${clubName} vous invite à devenir membre. Ce lien n’est que pour vous et vaut 14 jours :\n\n${link}\n\nSi vous ne connaissez pas ce club, ne faites rien.\n`,
  }),
};
