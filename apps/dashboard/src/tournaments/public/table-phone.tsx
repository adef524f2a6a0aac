'use client';

import type {
  ApiError,
  ResponseOf,
  routes as Routes,
  SheetEntryBody,
  TableCommand,
} from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SeatMarker, type SeatLook } from '@/ui/seat-marker';
import { RefusalNote } from '../core/refusal-note';
import { draftOf } from '../results/draft-sheet';
import { hasHandedIn } from '../results/handed-in';
import { ResultState } from '../results/result-state';
import { SheetForm } from '../results/sheet-form';
import { SheetReview } from '../results/sheet-review';
import { deviceId } from './device-id';

const CallReferee = dynamic(async () => (await import('../round/call-referee')).CallReferee, { ssr: false });

type TableView = ResponseOf<typeof Routes.openTournamentTable>;

export interface TablePhoneProps {
  readonly tournamentId: string;
  readonly table: number;
  readonly tableKey: string;
  readonly initial: TableView;
}

const refreshMs = 8_000;

/** The table on the phone of whoever sits there: hand in, confirm, dispute, call the referee. No account needed. */
export function TablePhone({ tournamentId, table: no, tableKey, initial }: TablePhoneProps) {
  const t = useTranslations('tournamentResult');
  const [view, setView] = useState(initial);
  const [speaker, setSpeaker] = useState<string>();
  const [refusal, setRefusal] = useState<ApiError>();
  const [isBusy, setIsBusy] = useState(false);
  const [isCalling, setIsCalling] = useState(false);
  const params = { tournamentId };

  const refresh = async () => {
    const { ask, routes } = await loadApi();
    const answer = await ask(routes.openTournamentTable, { params, query: { table: no, key: tableKey } });
    if (answer.ok) setView(answer.value);
  };
  useEffect(() => {
    const again = setInterval(() => void refresh(), refreshMs);
    return () => {
      clearInterval(again);
    };
  }, []);

  const act = async (command: TableCommand): Promise<ApiError | undefined> => {
    if (speaker === undefined) return undefined;
    setIsBusy(true);
    const { ask, routes, makeId } = await loadApi();
    const answer = await ask(routes.actAtTournamentTable, {
      params,
      body: {
        table: no,
        key: tableKey,
        device: deviceId(),
        entrant: speaker,
        commandId: makeId(),
        command,
      },
    });
    setIsBusy(false);
    setRefusal(answer.ok ? undefined : answer.error);
    if (answer.ok) await refresh();
    return answer.ok ? undefined : answer.error;
  };
  const check = async (entry: SheetEntryBody) => {
    const { ask, routes } = await loadApi();
    return ask(routes.checkSheetAtTable, { params, body: { table: no, key: tableKey, entry } });
  };

  const round = view.round;
  const table = round?.table;
  const people = (table?.players ?? []).map((id) => {
    const seat = table?.seats.find(({ entrant, substitute }) => entrant === id || substitute?.entrant === id);
    return { id, name: seat?.substitute?.entrant === id ? seat.substitute.name : (seat?.name ?? id) };
  });
  const names = people.map(({ name }) => name);
  const result = table?.result;
  const isOpen = !result || result.state === 'draft' || result.state === 'disputed';
  const speakerName = people.find(({ id }) => id === speaker)?.name;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-center bg-surface px-3 py-3 shadow-1">
        <div className="flex min-w-0 max-w-lg flex-1 items-center justify-between gap-3">
          <h1 className="shrink-0 text-xl">{t('table', { table: no })}</h1>
          <span className="truncate text-ink-2">
            {round ? t('nameAndRound', { name: view.name, round: round.round }) : view.name}
          </span>
        </div>
      </header>
      <main id="main" className="mx-auto grid w-full max-w-lg flex-1 content-start gap-4 px-3 py-4">
        {!round || !table || round.status === 'published' ? (
          <div className="grid gap-2 py-12 text-center text-lg">
            <p className="font-[650]">{t(round ? 'notStarted' : 'noRound')}</p>
            <p className="text-ink-2">{t('noRoundText')}</p>
          </div>
        ) : speaker === undefined ? (
          <section aria-labelledby="who" className="grid gap-3">
            <h2 id="who" className="text-2xl">
              {t('who')}
            </h2>
            <p className="text-ink-2">{t('whoText')}</p>
            {people.map(({ id, name }, index) => (
              <Button
                key={id}
                variant="quiet"
                size="xl"
                className="justify-start! bg-surface! py-2 text-left whitespace-normal! wrap-anywhere"
                onClick={() => {
                  setSpeaker(id);
                }}
              >
                <SeatMarker look={(index + 1) as SeatLook} name={name} />
                {name}
              </Button>
            ))}
          </section>
        ) : (
          <>
            {isOpen ? (
              <>
                <div>
                  <h2 className="text-2xl">{t('question')}</h2>
                  <p className="text-ink-2">{t('how')}</p>
                </div>
                {result?.state === 'disputed' && (
                  <p className="rounded-3 bg-warn-wash p-4">{t('disputedText')}</p>
                )}
                <SheetForm
                  key={`${round.stage} ${round.round} ${result?.version ?? 0}`}
                  names={names}
                  nominalRounds={view.nominalRounds}
                  initial={result ? draftOf(result.sheet, view.nominalRounds) : undefined}
                  storageKey={`sheet ${tournamentId} ${round.stage} ${round.round} ${no}`}
                  check={check}
                  hasPad
                  sendLabel={t('send')}
                  onSend={(entry) => act({ type: 'submitResult', entry })}
                />
              </>
            ) : (
              <>
                <p>
                  <ResultState state={result.state} />
                </p>
                <SheetReview
                  names={names}
                  checked={{ ...result, warnings: [] }}
                  isSettled={result.state !== 'submitted'}
                />
                {result.state === 'submitted' ? (
                  <>
                    <p>{t(hasHandedIn(result, speakerName) ? 'awaitsOther' : 'confirmPhone')}</p>
                    <div className="flex flex-wrap gap-2">
                      {!hasHandedIn(result, speakerName) && (
                        <Button
                          variant="primary"
                          size="lg"
                          className="flex-1"
                          disabled={isBusy}
                          onClick={() => void act({ type: 'confirmResult' })}
                        >
                          <Icon name="check" />
                          {t('confirm')}
                        </Button>
                      )}
                      <Button
                        variant="quiet"
                        size="lg"
                        disabled={isBusy}
                        onClick={() => void act({ type: 'disputeResult' })}
                      >
                        {t('dispute')}
                      </Button>
                    </div>
                  </>
                ) : (
                  <p role="status" className="text-lg">
                    {t('counts2')}
                  </p>
                )}
                <RefusalNote error={refusal} />
              </>
            )}
            <div className="flex flex-wrap gap-2 border-t border-line pt-4">
              <Button
                variant="quiet"
                onClick={() => {
                  setIsCalling(true);
                }}
              >
                <Icon name="flag" />
                {t('callReferee')}
              </Button>
              <Button
                variant="bare"
                onClick={() => {
                  setSpeaker(undefined);
                }}
              >
                {t('notMe', { name: speakerName ?? '' })}
              </Button>
            </div>
            {isCalling && (
              <CallReferee
                table={no}
                isOpen={isCalling}
                isBusy={isBusy}
                refusal={refusal}
                onClose={() => {
                  setIsCalling(false);
                }}
                onCall={(question) => act({ type: 'callReferee', question })}
              />
            )}
          </>
        )}
      </main>
    </div>
  );
}

/** What talks to the server comes after the page: it opens fast on a phone in a hall. */
async function loadApi() {
  const [{ ask }, { routes }, { makeId }] = await Promise.all([
    import('@/live/ask'),
    import('@red-disc/contracts'),
    import('../core/make-id'),
  ]);
  return { ask, routes, makeId };
}
