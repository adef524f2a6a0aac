'use client';

import type { AllegraRules } from '@red-disc/allegra';
import { useState } from 'react';
import { PracticeSetup } from './practice-setup';
import { PracticeTable } from './practice-table';

export interface PracticeChoice {
  readonly rules: AllegraRules;
  readonly seats: number;
}

/** First who plays, then the table. Another game makes another table. */
export function Practice() {
  const [choice, setChoice] = useState<PracticeChoice>();
  const [game, setGame] = useState(1);
  if (!choice) return <PracticeSetup onStart={setChoice} />;
  return (
    <PracticeTable
      key={game}
      {...choice}
      onAgain={() => {
        setGame(game + 1);
      }}
      onChange={() => {
        setChoice(undefined);
      }}
    />
  );
}
