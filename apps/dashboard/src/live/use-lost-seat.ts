import { useState } from 'react';

/** Whether somebody else has freed the reader's seat; the second says that the reader is about to do so. */
export function useLostSeat(seat: number | null): readonly [boolean, () => void] {
  const [known, setKnown] = useState({ seat, isLeaving: false, isLost: false });
  if (known.seat !== seat) {
    setKnown({ seat, isLeaving: false, isLost: seat === null && !known.isLeaving });
  }
  return [
    known.isLost,
    () => {
      setKnown({ ...known, isLeaving: true });
    },
  ];
}
