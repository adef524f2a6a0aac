import { Icon } from '@/ui/icon';

/** A table in the hall, or a screen for one that is played online. */
export function PlaceIcon({ place }: { readonly place: 'room' | 'online' }) {
  if (place === 'online') return <Icon name="screen" />;
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-[1.25em] flex-none fill-none stroke-current stroke-2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M3 9h18M5 9v10M19 9v10M3 9l3-4h12l3 4" />
    </svg>
  );
}
