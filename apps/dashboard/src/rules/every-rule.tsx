import { getTranslations } from 'next-intl/server';
import { RuleContents } from './rule-contents';
import { ruleSections } from './rule-names';
import { RuleSection, type Variant } from './rule-section';

/** Every rule by its name, with a club's variant marked if there is one. */
export async function EveryRule({ variant }: { readonly variant?: Variant | undefined }) {
  const t = await getTranslations('rules');
  return (
    <div className="mt-14 gap-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:mt-6 print:block">
      <RuleContents />
      <div className="max-w-[44rem]">
        <h2 className="text-3xl print:hidden">{t('everyRule')}</h2>
        {ruleSections.map((section) => (
          <RuleSection key={section.key} section={section} variant={variant} />
        ))}
      </div>
    </div>
  );
}
