'use client';

import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button
      variant="quiet"
      className="print:hidden"
      onClick={() => {
        window.print();
      }}
    >
      <Icon name="printer" />
      {label}
    </Button>
  );
}
