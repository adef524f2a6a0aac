'use client';

import type { TableSnapshot } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { Brand } from '@/site/brand';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Surface } from '@/ui/surface';
import { Invitation, type InvitationProps } from './invitation';
import { JoinForm, type JoinFormProps } from './join-form';
import type { LiveState, LiveTable } from './live-table';
import { KeepSeat } from './keep-seat';
import { expectedAt } from './people';
import { refusalText } from './refusal';
import { SeatList } from './seat-list';
import { useLostSeat } from './use-lost-seat';

const fewestPlayers = 2;

export interface LobbyProps extends JoinFormProps {
  readonly table: LiveTable;
  readonly state: LiveState;
  readonly snapshot: TableSnapshot;
  readonly mayRule: boolean;
  readonly clubId: string | null;
  readonly invitation: InvitationProps | undefined;
}

/** Before the game: who sits, who is ready, and how others come. */
export function Lobby({
  table,
  state,
  snapshot,
  mayRule,
  clubId,
  invitation,
  needsName,
  onJoin,
}: LobbyProps) {
  const t = useTranslations('tables');
  const refusal = useTranslations('tableRefusal');
  const { seats, seat } = snapshot;
  const [hasLostSeat, onLeave] = useLostSeat(seat);
  const isFull = seats.every(({ occupant }) => occupant !== null);
  const isReady = seat !== null && seats[seat - 1]!.ready;
  const seated = seats.filter(({ occupant }) => occupant !== null);
  const othersReady = seats.every(({ occupant, ready }, index) => !occupant || ready || index + 1 === seat);
  // Two who may start, as the host and a referee of the club, would wait for each other for ever.
  const saysReady = seat !== null && (!mayRule || !othersReady || isReady);
  const canStart = seated.length >= fewestPlayers && othersReady;
  const ready = (on: boolean) => table.ready(on);
  // Whoever starts the game is ready for it.
  const start = async () => {
    if (seat === null || isReady || (await ready(true))) await table.command('table.start', {});
  };
  return (
    <div
      className={cx(
        'mx-auto grid min-h-dvh w-full grid-cols-1 content-start gap-5 px-4 py-6 sm:py-10',
        invitation ? 'max-w-4xl' : 'max-w-xl',
      )}
    >
      <header className="flex items-center justify-between gap-4">
        <Brand />
        {!state.isConnected && (
          <Badge tone="warn" icon="clock">
            <span role="status">{t('reconnecting')}</span>
          </Badge>
        )}
      </header>
      <main
        id="main"
        className={cx('grid grid-cols-1 items-start gap-5', invitation && 'md:grid-cols-[1.3fr_1fr]')}
      >
        <Surface className="grid grid-cols-1 gap-5">
          <div>
            <h1 className="text-2xl">{t('lobby')}</h1>
            <p className="mt-1 text-ink-2">{t(mayRule ? 'lobbyHost' : 'lobbyGuest')}</p>
          </div>
          <SeatList
            snapshot={snapshot}
            people={state.people}
            mayRule={mayRule}
            onAddBot={(at, level) => void table.command('table.addBot', { seat: at, level })}
            onRemove={(at) => void table.command('table.remove', { seat: at })}
          />
          {mayRule && clubId !== null && seats.some(({ occupant, invited }) => !occupant && !invited) && (
            <KeepSeat
              clubId={clubId}
              expected={expectedAt(snapshot)}
              onKeep={(user) => void table.command('table.invite', { user })}
            />
          )}
          {hasLostSeat && <p role="status">{t('seatLost')}</p>}
          {seat === null && !isFull && <JoinForm needsName={needsName} onJoin={onJoin} />}
          {seat === null && isFull && <p role="status">{t('lobbyFull')}</p>}
          {state.error && (
            <p role="alert" className="text-alarm">
              {refusalText(refusal, state.error)}
            </p>
          )}
          <div className="flex flex-wrap gap-2 empty:hidden">
            {mayRule && (
              <Button variant="primary" size="lg" disabled={!canStart} onClick={() => void start()}>
                {t('start')}
              </Button>
            )}
            {saysReady && (
              <Button
                variant={isReady || mayRule ? 'outline' : 'primary'}
                size="lg"
                onClick={() => void ready(!isReady)}
              >
                {t(isReady ? 'takeBack' : 'imReady')}
              </Button>
            )}
            {seat !== null && (
              <Button
                variant="bare"
                size="lg"
                onClick={() => {
                  onLeave();
                  void table.command('table.stand', {});
                }}
              >
                {t('stand')}
              </Button>
            )}
          </div>
          {mayRule && !canStart && (
            <p className="text-sm text-ink-2">
              {refusal(seated.length < fewestPlayers ? 'TOO_FEW_PLAYERS' : 'NOT_READY')}
            </p>
          )}
        </Surface>
        {invitation && <Invitation {...invitation} />}
      </main>
    </div>
  );
}
