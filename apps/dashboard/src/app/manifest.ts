import type { MetadataRoute } from 'next';
import { catalogues } from '@/i18n/catalogues';
import { chromeColours } from '@/theme/theme';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Red Disc',
    short_name: 'Red Disc',
    description: catalogues.en.meta.description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: chromeColours.light,
    theme_color: chromeColours.light,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icons/red-disc.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/red-disc-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/red-disc-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/red-disc-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
