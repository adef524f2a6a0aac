/** Rings of a knock behind the picture: the design's one ornament. */
export function KnockRings() {
  return (
    <svg
      viewBox="0 0 1100 1100"
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 -z-10 size-[1100px] max-w-none -translate-1/2 fill-none stroke-felt"
      strokeWidth="16"
    >
      <circle cx="550" cy="550" r="300" opacity="0.75" />
      <circle cx="550" cy="550" r="390" opacity="0.55" />
      <circle cx="550" cy="550" r="480" opacity="0.35" />
      <circle cx="550" cy="550" r="540" opacity="0.15" />
    </svg>
  );
}
