import type { UseFormReturn } from 'react-hook-form';
import type { PlayValues } from './settings-schema';

/** What every group of fields about the play is handed. */
export interface PlayFieldsProps {
  readonly form: UseFormReturn<PlayValues>;
}
