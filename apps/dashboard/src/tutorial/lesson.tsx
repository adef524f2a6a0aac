'use client';

import { useState } from 'react';
import { Tutorial } from './tutorial';

/** Once more means a new table. */
export function Lesson() {
  const [attempt, setAttempt] = useState(1);
  return (
    <Tutorial
      key={attempt}
      onAgain={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}
