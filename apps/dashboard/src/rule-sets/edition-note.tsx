import type { RuleSetReading } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { Badge } from '@/ui/badge';
import { ChangedSentence } from './changed-sentence';

const editions = ['english', 'german'] as const;

/** Which edition of the rulebook a rule set follows, and every place where it departs from it. */
export function EditionNote({ edition }: { readonly edition: RuleSetReading['edition'] }) {
  const t = useTranslations('ruleSets');
  const known = editions.find((id) => id === edition.edition) ?? 'english';
  const name = t(`editions.${known}`);
  const { departures } = edition;
  return (
    <div className="grid content-start gap-3">
      <p className="font-[650]">
        {departures.length === 0
          ? t('followsEdition', { edition: name })
          : t('departsFromEdition', { edition: name, count: departures.length })}
      </p>
      {departures.length > 0 && (
        <ul className="grid gap-2">
          {departures.map(({ field, beforeText, afterText, offered }) => (
            <li key={field} className="variant-line">
              <ChangedSentence before={beforeText} after={afterText} />
              {offered && <Badge className="ml-2">{t('offered')}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
