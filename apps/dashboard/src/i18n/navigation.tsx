import { createNavigation } from 'next-intl/navigation';
import type { ComponentProps } from 'react';
import { routing } from './routing';

const navigation = createNavigation(routing);

export const { getPathname, redirect, usePathname, useRouter } = navigation;

/**
 * A link to a page that is not fetched before somebody follows it: fetching asks the gateway in the visitor's name,
 * and a bar of ten pages would spend what a person may ask in a minute on pages nobody opens.
 */
export function Link(props: ComponentProps<typeof navigation.Link>) {
  return <navigation.Link prefetch={false} {...props} />;
}
