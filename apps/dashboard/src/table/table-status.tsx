'use client';

import { CardFace } from '@/cards/card-face';
import { Link } from '@/i18n/navigation';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { Actions } from './actions';
import { faceOf } from './derive-model';
import { promptVariant } from './prompt';
import { TurnClock } from './turn-clock';
import { useTableState } from './use-table';
import { namesOf, promptWords } from './words';

/** The dark bar: who must do what, by when, and the buttons that do it. It touches the cards it speaks of. */
export function TableStatus() {
  const { props, prompt, choices, words } = useTableState();
  const { t } = words;
  // A lesson offers less than the rules allow: what it leaves out is not forbidden.
  const variant = props.guided ? 'plain' : promptVariant(prompt, choices);
  const { title, text } = promptWords(words, prompt, variant);
  const { round } = props.view;
  const isLost = props.connection === 'reconnecting';
  // After the game nobody's move can wait, and who has won stays in sight.
  const { over } = props.view;
  const lostText = over || props.view.viewer === 'spectator' ? 'reconnectingWatch' : 'reconnectingText';
  const inHand = round?.hand ?? (round?.held?.seat === props.view.viewer ? round.held : undefined);
  return (
    <div className="act" data-role={prompt.role} data-lost={isLost || undefined}>
      <div className="act-say">
        {inHand && (
          <span data-anchor="hand">
            <CardFace face={faceOf(inHand.card)} held className="act-card" />
          </span>
        )}
        <div className="min-w-0">
          <h1 className="act-title">{isLost && !over ? t('connection.reconnecting') : title}</h1>
          <p className="act-text">{isLost ? t(`connection.${lostText}`) : text}</p>
          {!isLost && <KnockSwitch />}
          {!isLost && prompt.isLastTurn && (
            <Badge tone="warn" icon="clock" className="act-last mt-1.5">
              {t(`lastTurn.${prompt.active === props.view.viewer ? 'act' : 'wait'}`)}
            </Badge>
          )}
        </div>
        <TurnClock />
      </div>
      <Actions />
      <Explanation />
    </div>
  );
}

/** "No" to every knock of the round; in sight when the question comes up, and as long as it is answered in advance. */
function KnockSwitch() {
  const { props, choices, words } = useTableState();
  const { neverKnock } = props;
  if (!neverKnock || !(neverKnock.isOn || choices.knock !== undefined)) return null;
  return (
    <label className="act-switch">
      <input
        type="checkbox"
        role="switch"
        checked={neverKnock.isOn}
        onChange={(event) => {
          neverKnock.onChange(event.target.checked);
        }}
      />
      {words.t('neverKnock')}
    </label>
  );
}

/** One line under the bar: why a tap did nothing, with the way to the rule. */
function Explanation() {
  const { reason, words, prompt } = useTableState();
  const { t } = words;
  if (!reason) return null;
  return (
    <p className="act-why" role="alert">
      <Icon name="help" />
      <span>{t(`reason.${reason.key}`, { waiting: namesOf(words, prompt.waitingFor) })}</span>
      {reason.rule && (
        <Link href={`/rules#${reason.rule}`} target="_blank" className="link text-inherit">
          {t('reason.readRule')}
        </Link>
      )}
    </p>
  );
}
