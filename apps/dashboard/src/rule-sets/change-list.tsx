import type { RuleChangeBody } from '@red-disc/contracts';
import { ChangedSentence } from './changed-sentence';

/** A diff between two rule sets, a sentence each. */
export function ChangeList({ changes }: { readonly changes: readonly RuleChangeBody[] }) {
  return (
    <ul className="grid gap-2">
      {changes.map(({ field, beforeText, afterText }) => (
        <li key={field} className="variant-line text-lg">
          <ChangedSentence before={beforeText} after={afterText} />
        </li>
      ))}
    </ul>
  );
}
