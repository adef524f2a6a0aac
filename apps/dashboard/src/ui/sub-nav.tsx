'use client';

import { Link, usePathname } from '@/i18n/navigation';
import { useIntoView } from './use-into-view';

export interface SubNavProps {
  readonly label: string;
  readonly items: readonly { readonly href: string; readonly label: string }[];
}

/** Pages that belong together, as tabs with addresses of their own. On a phone the row scrolls in itself. */
export function SubNav({ label, items }: SubNavProps) {
  const pathname = usePathname();
  const shown = useIntoView<HTMLAnchorElement>(pathname);
  return (
    <nav aria-label={label} className="scroll-row overflow-x-auto border-b-2 border-line print:hidden">
      <ul className="flex gap-1">
        {items.map(({ href, label: text }) => (
          <li key={href} className="-mb-0.5">
            <Link
              href={href}
              ref={pathname === href ? shown : undefined}
              aria-current={pathname === href ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-t-2 border-b-4 border-transparent px-4 font-[550] whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
