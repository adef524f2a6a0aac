'use client';

import type { ClubPage } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { BrandMark } from '@/site/brand-mark';
import type { ScreenContent } from './scenes';

export interface ScreenFootProps {
  readonly club: ClubPage;
  readonly content: ScreenContent;
  readonly place: number;
  readonly pages: number;
  readonly isLost: boolean;
}

export function ScreenFoot({ club, content, place, pages, isLost }: ScreenFootProps) {
  const t = useTranslations('projector');
  const isAhead = content.type === 'event' && ['preparing', 'running'].includes(content.event.status);
  const note = content.type === 'evenings' ? t('comeAndPlay') : isAhead && t('findSeat');
  const name = content.type === 'event' ? content.event.name : club.name;
  return (
    <footer className="screen-foot">
      <span className="screen-brand">
        <BrandMark />
        {/* The product's name is the same in every language. */}
        Red Disc
      </span>
      <span className="screen-name">
        <b>{name}.</b> {isLost ? t('lost') : note}
      </span>
      {pages > 1 && <span className="whitespace-nowrap">{t('page', { page: place + 1, pages })}</span>}
    </footer>
  );
}
