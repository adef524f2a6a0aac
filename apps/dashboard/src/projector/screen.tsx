'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { BrandMark } from '@/site/brand-mark';
import { planScenes } from './scenes';
import { SceneView } from './scene-view';
import { ScreenFoot } from './screen-foot';
import { ScreenHero } from './screen-hero';
import { useScreen } from './use-screen';
import { useWakeLock } from './use-wake-lock';

const turnEveryMs = 15_000;

export interface ScreenProps {
  readonly slug: string;
  readonly eventId: string | undefined;
  /** Where people find the club on their phones. */
  readonly address: string;
}

/** What a hall sees: who sits where, how much time is left, how things stand. No controls, nothing to click. */
export function Screen({ slug, eventId, address }: ScreenProps) {
  const t = useTranslations('projector');
  const state = useScreen(slug, eventId);
  const [turn, setTurn] = useState(0);
  useWakeLock();
  useEffect(() => {
    const timer = setInterval(() => {
      setTurn((before) => before + 1);
    }, turnEveryMs);
    return () => {
      clearInterval(timer);
    };
  }, []);
  if (state.type !== 'showing') {
    return (
      <main
        id="main"
        className="grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center"
      >
        <BrandMark className="size-24" />
        <h1 className="text-4xl">{t(state.type === 'refused' ? 'refused' : 'connecting')}</h1>
        {state.type === 'refused' && <p className="max-w-[36rem] text-xl text-ink-2">{t('refusedText')}</p>}
      </main>
    );
  }
  const { club, content, readAt, isLost } = state;
  const scenes = planScenes(content);
  const place = turn % scenes.length;
  return (
    <div className="screen">
      <ScreenHero club={club} content={content} readAt={readAt} address={address} />
      <main id="main" className="grid min-h-0">
        <SceneView scene={scenes[place]!} content={content} timeZone={club.timeZone} />
      </main>
      <ScreenFoot club={club} content={content} place={place} pages={scenes.length} isLost={isLost} />
    </div>
  );
}
