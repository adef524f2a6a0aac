import type { Language } from '@red-disc/game';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

interface AccountMails {
  confirmEmail(data: { name: string; link: string }): MailText;
  addressTaken(data: { link: string }): MailText;
  resetPassword(data: { name: string; link: string }): MailText;
  emailChanged(data: { name: string }): MailText;
}

const lines = (...paragraphs: string[]): string => `${paragraphs.join('\n\n')}\n`;

/** What the mails about an account say. */
export const accountMails: Readonly<Record<Language, AccountMails>> = {
  en: {
    confirmEmail: ({ name, link }) => ({
      subject: 'Confirm your address',
      text: lines(
        `Hello ${name},`,
        'open this link to confirm that this address is yours. It works for 24 hours:',
        link,
        'If you did not ask for this, do nothing: without you the address stays free.',
      ),
    }),
    addressTaken: ({ link }) => ({
      subject: 'You already have an account',
      text: lines(
        'Somebody, perhaps you, asked for an account with this address. You have one already, so nothing was changed.',
        'Sign in here, or set a new password there if you have forgotten it:',
        link,
      ),
    }),
    resetPassword: ({ name, link }) => ({
      subject: 'Set a new password',
      text: lines(
        `Hello ${name},`,
        'this link lets you set a new password. It works once, for one hour:',
        link,
        'If you did not ask for this, do nothing: your password stays as it is.',
      ),
    }),
    emailChanged: ({ name }) => ({
      subject: 'Your address was changed',
      text: lines(
        `Hello ${name},`,
        'your account now uses another e-mail address, and no more mails come here.',
        'If this was not you, tell whoever runs your club’s server at once.',
      ),
    }),
  },
  de: {
    confirmEmail: ({ name, link }) => ({
      subject: 'Bestätige deine Adresse',
      text: lines(
        `Hallo ${name},`,
        'öffne diesen Link, um zu bestätigen, dass diese Adresse dir gehört. Er gilt 24 Stunden:',
        link,
        'Wenn du das nicht wolltest, tu nichts: Ohne dich bleibt die Adresse frei.',
      ),
    }),
    addressTaken: ({ link }) => ({
      subject: 'Du hast schon ein Konto',
      text: lines(
        'Jemand, vielleicht du selbst, wollte mit dieser Adresse ein Konto anlegen. Du hast schon eines; es wurde nichts geändert.',
        'Hier kannst du dich anmelden oder, wenn du es vergessen hast, ein neues Passwort setzen:',
        link,
      ),
    }),
    resetPassword: ({ name, link }) => ({
      subject: 'Neues Passwort setzen',
      text: lines(
        `Hallo ${name},`,
        'mit diesem Link kannst du ein neues Passwort setzen. Er gilt einmal und eine Stunde lang:',
        link,
        'Wenn du das nicht wolltest, tu nichts: Dein Passwort bleibt, wie es ist.',
      ),
    }),
    emailChanged: ({ name }) => ({
      subject: 'Deine Adresse wurde geändert',
      text: lines(
        `Hallo ${name},`,
        'dein Konto benutzt jetzt eine andere E-Mail-Adresse; hierher kommen keine Mails mehr.',
        'Wenn du das nicht warst, wende dich sofort an die Leute, die den Server deines Clubs betreiben.',
      ),
    }),
  },
  fr: {
    confirmEmail: ({ name, link }) => ({
      subject: 'Confirmez votre adresse',
      text: lines(
        `Bonjour ${name},`,
        'ouvrez ce lien pour confirmer que cette adresse est la vôtre. Il est valable 24 heures :',
        link,
        'Si vous n’avez rien demandé, ne faites rien : sans vous, l’adresse reste libre.',
      ),
    }),
    addressTaken: ({ link }) => ({
      subject: 'Vous avez déjà un compte',
      text: lines(
        'Quelqu’un, peut-être vous, a demandé un compte avec cette adresse. Vous en avez déjà un ; rien n’a été changé.',
        'Connectez-vous ici, ou choisissez-y un nouveau mot de passe si vous l’avez oublié :',
        link,
      ),
    }),
    resetPassword: ({ name, link }) => ({
      subject: 'Choisir un nouveau mot de passe',
      text: lines(
        `Bonjour ${name},`,
        'ce lien vous permet de choisir un nouveau mot de passe. Il sert une fois, pendant une heure :',
        link,
        'Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
      ),
    }),
    emailChanged: ({ name }) => ({
      subject: 'Votre adresse a été changée',
      text: lines(
        `Bonjour ${name},`,
        'votre compte utilise maintenant une autre adresse e-mail ; plus aucun message n’arrive ici.',
        'Si ce n’était pas vous, prévenez tout de suite les personnes qui gèrent le serveur de votre club.',
      ),
    }),
  },
};
