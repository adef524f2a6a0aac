'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { useState, type ReactNode } from 'react';
import { Toaster } from '@/ui/toaster';
import { useWayBackIn } from './use-way-back-in';

/** A refusal will not change by asking again; a lost connection may. */
const mayPass = new Set(['RETRY', 'INTERNAL']);

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 20_000,
        retry: (failures, error) => failures < 2 && mayPass.has(error.message),
      },
      mutations: { retry: false },
    },
  });
}

/** What the pages of a signed-in person share: answers that are kept, lists in the address, and toasts. */
export function Workspace({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('list');
  const [client] = useState(makeClient);
  useWayBackIn();
  return (
    <QueryClientProvider client={client}>
      <NuqsAdapter>{children}</NuqsAdapter>
      <Toaster label={t('toasts')} />
    </QueryClientProvider>
  );
}
