'use client';

import { Toaster as Primitive } from 'sonner';
import { useTheme } from '@/theme/theme-provider';

/** For what happens in the background; what somebody just did is answered beside the thing they did. */
export function Toaster({ label }: { readonly label: string }) {
  const { theme } = useTheme();
  return (
    <Primitive
      theme={theme}
      containerAriaLabel={label}
      position="bottom-center"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'font-text! flex w-(--width) items-center gap-3 rounded-3 bg-ink p-4 text-on-ink shadow-3',
          title: 'font-[650]',
          description: 'text-sm text-on-ink! opacity-85',
          actionButton:
            'ml-auto min-h-9 rounded-2 border-2 border-current px-3 text-sm font-[650] whitespace-nowrap',
        },
      }}
    />
  );
}

export { toast } from 'sonner';
