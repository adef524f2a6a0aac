'use client';

import { LiveIndicator } from './live-indicator';
import { measureRoundTrip } from './measure-round-trip';

/** The footer's live line. */
export function LiveStatus() {
  return <LiveIndicator measure={measureRoundTrip} />;
}
