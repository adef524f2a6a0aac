import { createHash } from 'node:crypto';
import type { HashText } from '@red-disc/tournaments';

/** The hash that chains the events of a log and draws its lots. */
export const sha256: HashText = (text) => createHash('sha256').update(text).digest('hex');
