import { getMessages, getTranslations } from 'next-intl/server';
import { Icon } from '@/ui/icon';
import { ruleAnchor, type RuleSectionNames } from './rule-names';
import { VariantNote } from './variant-note';
import type { VariantMark } from './variant-marks';

/** Sections and rules looked up by name; a spec holds the names and the catalogues together. */
type SectionTexts = Readonly<Record<string, { readonly title: string; readonly rules: RuleTexts }>>;
type RuleTexts = Readonly<Record<string, { readonly name: string; readonly text: string }>>;

export interface Variant {
  /** Whose rules they are. */
  readonly club: string;
  readonly marks: ReadonlyMap<string, readonly VariantMark[]>;
}

export interface RuleSectionProps {
  readonly section: RuleSectionNames;
  /** A club's rules, marked where they say something of their own. */
  readonly variant?: Variant | undefined;
}

export async function RuleSection({ section, variant }: RuleSectionProps) {
  const t = await getTranslations('rules');
  const messages = await getMessages();
  const sections: SectionTexts = messages.rules.sections;
  const { title, rules } = sections[section.key]!;
  return (
    <section id={section.key} className="mt-10 first-of-type:mt-6 print:mt-5">
      <h3 className="border-b-2 border-ink pb-2 text-xl">{title}</h3>
      <dl>
        {section.rules.map((rule) => {
          const anchor = ruleAnchor(section.key, rule);
          const words = rules[rule]!;
          return (
            <div
              key={rule}
              id={anchor}
              className="rule grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[11rem_minmax(0,1fr)] print:break-inside-avoid print:py-2"
            >
              <dt className="flex items-start gap-2 font-bold">
                {words.name}
                <a
                  href={`#${anchor}`}
                  aria-label={t('anchor', { name: words.name })}
                  className="grid size-6 shrink-0 place-items-center rounded-1 text-ink-2 hover:text-ink print:hidden"
                >
                  <Icon name="link" className="size-4" />
                </a>
              </dt>
              <dd className="text-pretty">
                {words.text}
                {variant && <VariantNote club={variant.club} marks={variant.marks.get(anchor) ?? []} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
