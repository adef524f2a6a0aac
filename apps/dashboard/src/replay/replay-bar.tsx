'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/button';
import { Icon, type IconName } from '@/ui/icon';
import { Select } from '@/ui/select';
import { momentFrom, type Moment } from './moments';
import type { Frame } from './replay';
import { speeds, type Player } from './use-player';

export interface ReplayBarProps {
  readonly player: Player;
  readonly frames: readonly Frame[];
  readonly moments: readonly Moment[];
}

const speedOptions = speeds.map((speed) => ({ value: String(speed), label: `×${speed}` }));

/** Slider, play, steps, and jumps to a round or to the next moment. */
export function ReplayBar({ player, frames, moments }: ReplayBarProps) {
  const t = useTranslations('replay');
  const { at, go } = player;
  const last = frames.length - 1;
  const { round, move } = frames[at]!;
  const movesOfRound = frames.findLast((frame) => frame.round === round)!.move;
  const rounds = frames.at(-1)!.round;
  const before = momentFrom(moments, at, -1);
  const after = momentFrom(moments, at, 1);
  const place = t('place', { round, rounds, move, moves: movesOfRound });
  return (
    <section className="replay-bar" aria-label={t('controls')}>
      <div className="replay-track">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('slider')}
          aria-valuetext={place}
          onChange={(event) => {
            go(Number(event.target.value));
          }}
        />
        <Ticks frames={frames} moments={moments} />
      </div>
      <div className="replay-buttons">
        <Jump icon="first" label={t('first')} to={at > 0 ? 0 : undefined} onGo={go} isWide />
        <Jump icon="momentBefore" label={t('momentBefore')} to={before} onGo={go} />
        <Jump icon="arrowLeft" label={t('back')} to={at > 0 ? at - 1 : undefined} onGo={go} />
        <Button variant="primary" size="icon" className="replay-play" onClick={player.toggle}>
          <Icon name={player.isPlaying ? 'pause' : 'play'} />
          <span className="sr-only">{t(player.isPlaying ? 'pause' : 'play')}</span>
        </Button>
        <Jump icon="arrowRight" label={t('forward')} to={at < last ? at + 1 : undefined} onGo={go} />
        <Jump icon="momentAfter" label={t('momentAfter')} to={after} onGo={go} />
        <Jump icon="last" label={t('last')} to={at < last ? last : undefined} onGo={go} isWide />
        <Select
          label={t('speed')}
          value={String(player.speed)}
          options={speedOptions}
          onChange={(value) => {
            player.setSpeed(speeds.find((speed) => String(speed) === value) ?? 1);
          }}
        />
        {rounds > 1 && (
          <Select
            className="replay-wide"
            label={t('jumpToRound')}
            value={String(round)}
            options={Array.from({ length: rounds }, (_, index) => ({
              value: String(index + 1),
              label: t('round', { round: index + 1 }),
            }))}
            onChange={(value) => {
              go(frames.findIndex((frame) => frame.round === Number(value)));
            }}
          />
        )}
        <p className="replay-place" role="status">
          {place}
        </p>
      </div>
    </section>
  );
}

interface JumpProps {
  readonly icon: IconName;
  readonly label: string;
  readonly to: number | undefined;
  readonly onGo: (frame: number) => void;
  /** Left out where there is little room. */
  readonly isWide?: boolean;
}

function Jump({ icon, label, to, onGo, isWide = false }: JumpProps) {
  return (
    <Button
      variant="bare"
      size="icon"
      className={isWide ? 'replay-wide' : undefined}
      aria-disabled={to === undefined || undefined}
      title={label}
      onClick={() => {
        if (to !== undefined) onGo(to);
      }}
    >
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </Button>
  );
}

/** Where rounds begin and moments lie; for eyes only, the list of moments is for everybody. */
function Ticks({ frames, moments }: Pick<ReplayBarProps, 'frames' | 'moments'>) {
  const last = Math.max(1, frames.length - 1);
  const deals = frames.flatMap(({ move }, index) => (move === 0 ? [index] : []));
  return (
    <svg viewBox={`0 0 ${last} 10`} preserveAspectRatio="none" aria-hidden="true" className="replay-ticks">
      {[...new Set(moments.map(({ frame }) => frame))].map((frame) => (
        <path key={frame} d={`M${frame} 4V8`} />
      ))}
      {deals.map((frame) => (
        <path key={`deal-${frame}`} d={`M${frame} 0V10`} data-deal="" />
      ))}
    </svg>
  );
}
