export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <circle cx="13" cy="19" r="12" fill="var(--disc)" />
      <path
        d="M17 3.2A16.3 16.3 0 0 1 28.8 15"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
