import { SiteFooter } from '@/site/site-footer';
import { SiteHeader } from '@/site/site-header';

export default function SiteLayout({ children }: LayoutProps<'/[locale]'>) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" className="flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
