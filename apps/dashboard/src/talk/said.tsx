import type { TalkContent } from '@red-disc/contracts';
import type { Translate } from '@/i18n/translate';
import { Reaction } from './reaction';

/** One thing said, in the reader's language. */
export function Said({ t, content }: { readonly t: Translate<'talk'>; readonly content: TalkContent }) {
  switch (content.type) {
    case 'phrase':
      return <>{t(`phrases.${content.phrase}`)}</>;
    case 'reaction':
      return (
        <>
          <Reaction id={content.reaction} className="inline-block align-middle" />
          <span className="sr-only">{t(`reactions.${content.reaction}`)}</span>
        </>
      );
    case 'text':
      return <>{content.text}</>;
  }
}
