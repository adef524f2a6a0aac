import type { NotificationKind } from '@red-disc/contracts';
import type { Language } from '@red-disc/game';

/** What a notification is about: a title, and a time where there is one. */
export interface NotificationSubject {
  readonly clubName: string;
  readonly title: string;
  readonly time: string;
}

type Sentences = Readonly<Record<NotificationKind, (subject: NotificationSubject) => string>>;

/** One sentence for each kind, for mails and chats; the app has its own in the dashboard's catalogues. */
const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    'club.announcement': ({ clubName, title }) => `${clubName}: ${title}`,
    'club.join-request': ({ clubName }) => `Somebody asks to join ${clubName}.`,
    'club.request-accepted': ({ clubName }) => `You are a member of ${clubName} now.`,
    'club.report': ({ clubName }) => `A report waits for the admins of ${clubName}.`,
    'schedule.reminder': ({ clubName, title, time }) => `${clubName}: “${title}” begins ${time}.`,
    'schedule.lobby': ({ clubName, title }) => `${clubName}: the table of “${title}” is open, take a seat.`,
    'schedule.promoted': ({ clubName, title, time }) =>
      `${clubName}: you have a place at “${title}”, ${time}.`,
    'schedule.changed': ({ clubName, title, time }) => `${clubName}: “${title}” is now ${time}.`,
    'schedule.cancelled': ({ clubName, title, time }) => `${clubName}: “${title}”, ${time}, is cancelled.`,
    'tournament.news': ({ clubName, title }) => `${clubName}: ${title}`,
    'table.invitation': ({ clubName }) => `${clubName}: a seat is kept for you at a table.`,
  },
  de: {
    'club.announcement': ({ clubName, title }) => `${clubName}: ${title}`,
    'club.join-request': ({ clubName }) => `Jemand möchte bei ${clubName} mitmachen.`,
    'club.request-accepted': ({ clubName }) => `Du bist jetzt Mitglied bei ${clubName}.`,
    'club.report': ({ clubName }) => `Eine Meldung wartet auf die Leitung von ${clubName}.`,
    'schedule.reminder': ({ clubName, title, time }) => `${clubName}: „${title}“ beginnt ${time}.`,
    'schedule.lobby': ({ clubName, title }) => `${clubName}: Der Tisch zu „${title}“ ist offen, nimm Platz.`,
    'schedule.promoted': ({ clubName, title, time }) =>
      `${clubName}: Du hast einen Platz bei „${title}“, ${time}.`,
    'schedule.changed': ({ clubName, title, time }) => `${clubName}: „${title}“ ist jetzt ${time}.`,
    'schedule.cancelled': ({ clubName, title, time }) => `${clubName}: „${title}“, ${time}, fällt aus.`,
    'tournament.news': ({ clubName, title }) => `${clubName}: ${title}`,
    'table.invitation': ({ clubName }) => `${clubName}: An einem Tisch wird dir ein Platz freigehalten.`,
  },
  fr: {
    'club.announcement': ({ clubName, title }) => `${clubName} : ${title}`,
    'club.join-request': ({ clubName }) => `Quelqu’un demande à rejoindre ${clubName}.`,
    'club.request-accepted': ({ clubName }) => `Vous êtes maintenant membre du club « ${clubName} ».`,
    'club.report': ({ clubName }) => `Un signalement attend les responsables du club « ${clubName} ».`,
    'schedule.reminder': ({ clubName, title, time }) => `${clubName} : « ${title} » commence ${time}.`,
    'schedule.lobby': ({ clubName, title }) =>
      `${clubName} : la table de « ${title} » est ouverte, prenez place.`,
    'schedule.promoted': ({ clubName, title, time }) =>
      `${clubName} : vous avez une place à « ${title} », ${time}.`,
    'schedule.changed': ({ clubName, title, time }) => `${clubName} : « ${title} » aura lieu ${time}.`,
    'schedule.cancelled': ({ clubName, title, time }) => `${clubName} : « ${title} », ${time}, est annulé.`,
    'tournament.news': ({ clubName, title }) => `${clubName} : ${title}`,
    'table.invitation': ({ clubName }) => `${clubName} : une place vous est gardée à une table.`,
  },
};

const footers: Readonly<Record<Language, string>> = {
  en: 'You can switch such mails off in your settings.',
  de: 'Solche Mails kannst du in deinen Einstellungen abschalten.',
  fr: 'Vous pouvez désactiver ces messages dans vos réglages.',
};

export interface Told {
  readonly kind: NotificationKind;
  readonly clubName: string;
  /** The data of the notification: `title`, and `startsAt` as an instant. */
  readonly data: Readonly<Record<string, string>>;
}

export function sentenceFor({ kind, clubName, data }: Told, language: Language, timeZone: string): string {
  const time = data.startsAt ? readableTime(data.startsAt, language, timeZone) : '';
  return sentences[language][kind]({ clubName, title: data.title ?? '', time });
}

export function footerFor(language: Language): string {
  return footers[language];
}

function readableTime(instant: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant));
}
