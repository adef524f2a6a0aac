/** The pages of the public header, in their order; the words are in the catalogues under `site.nav`. */
export const sitePages = [
  { key: 'tutorial', href: '/tutorial' },
  { key: 'rules', href: '/rules' },
  { key: 'clubs', href: '/clubs' },
] as const;
