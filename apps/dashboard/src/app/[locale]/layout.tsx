import type { Metadata, Viewport } from 'next';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { ActingBanner } from '@/administration/acting-banner';
import { fontVariables } from '@/fonts';
import { pickMessages } from '@/i18n/pick-messages';
import { routing } from '@/i18n/routing';
import { RegisterServiceWorker } from '@/offline/register-service-worker';
import { nonceHeader } from '@/security/nonce';
import { StyleNonce } from '@/security/style-nonce';
import { chromeColours, parseTheme, themeAttribute, themeCookie, type Theme } from '@/theme/theme';
import { ThemeProvider } from '@/theme/theme-provider';
import { MarkReady } from '@/site/mark-ready';
import { SkipLink } from '@/site/skip-link';
import '@/styles/globals.css';

async function readTheme(): Promise<Theme> {
  return parseTheme((await cookies()).get(themeCookie)?.value);
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('meta');
  return {
    title: { default: t('title'), template: `%s · Red Disc` },
    description: t('description'),
    applicationName: 'Red Disc',
    appleWebApp: { capable: true, title: 'Red Disc', statusBarStyle: 'default' },
    formatDetection: { telephone: false },
  };
}

export async function generateViewport(): Promise<Viewport> {
  const theme = await readTheme();
  return {
    viewportFit: 'cover',
    themeColor:
      theme === 'system'
        ? [
            { media: '(prefers-color-scheme: light)', color: chromeColours.light },
            { media: '(prefers-color-scheme: dark)', color: chromeColours.dark },
          ]
        : chromeColours[theme],
  };
}

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  const theme = await readTheme();
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  const messages = pickMessages(await getMessages(), ['site', 'theme', 'error', 'live']);
  return (
    <html lang={locale} className={fontVariables} data-theme={themeAttribute(theme)}>
      <body>
        <StyleNonce nonce={nonce} />
        <NextIntlClientProvider messages={messages}>
          <ThemeProvider initial={theme}>
            <SkipLink />
            <Suspense>
              <ActingBanner />
            </Suspense>
            {children}
            <RegisterServiceWorker />
            <MarkReady />
          </ThemeProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
