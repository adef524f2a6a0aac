import { Link } from '@/i18n/navigation';
import { BrandMark } from './brand-mark';

/** The name with its mark: a disc and one knock ring. Leads home. */
export function Brand() {
  return (
    <Link
      href="/"
      className="inline-flex items-center gap-2.5 rounded-2 font-display text-[1.375rem] leading-none font-extrabold tracking-[-0.02em] whitespace-nowrap text-ink no-underline [font-stretch:90%] sm:text-[1.625rem]"
    >
      <BrandMark className="size-8 sm:size-9" />
      {/* The product's name is the same in every language. */}
      Red Disc
    </Link>
  );
}
