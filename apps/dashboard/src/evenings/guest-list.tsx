import { getTranslations } from 'next-intl/server';
import { OwnName } from '@/clubs/own-name';
import { SeatMarker, seatLookOf } from '@/ui/seat-marker';

export interface EveningGuest {
  readonly userId: string;
  readonly name: string;
  readonly answer: 'yes' | 'late' | 'no';
}

export interface GuestListProps {
  readonly title: string;
  readonly guests: readonly EveningGuest[];
  readonly ownId: string;
  readonly empty: string;
  /** On a waiting list the order matters. */
  readonly isOrdered?: boolean;
}

export async function GuestList({ title, guests, ownId, empty, isOrdered = false }: GuestListProps) {
  const t = await getTranslations('evenings');
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className="min-w-0">
      <h2 className="mb-2 flex items-baseline gap-2 text-xl">
        {title} <span className="num text-lg text-ink-2">{guests.length}</span>
      </h2>
      {guests.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <List>
          {guests.map(({ userId, name, answer }) => (
            <li key={userId} className="flex min-h-12 items-center gap-3 border-t border-line">
              <SeatMarker look={userId === ownId ? 0 : seatLookOf(userId)} name={name} />
              <span className="min-w-0 flex-1 truncate">
                <OwnName name={name} isOwn={userId === ownId} />
              </span>
              {answer === 'late' && <span className="text-sm text-ink-2">{t('comesLate')}</span>}
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
