import { bandPath, groupOf, type BandShape } from './band';
import { cardValues, printValue, type CardValue } from './values';

const largeBand: BandShape = { top: 96, blockHeight: 17, spikeHeight: 21.25 };
const smallBand: BandShape = { top: 116, blockHeight: 20, spikeHeight: 25 };

const numeral = { fontFamily: 'var(--type-display)', fontWeight: 800 } as const;

const inkOf = (value: CardValue) => (groupOf(value) === 'high' ? 'var(--card-paper)' : 'var(--card-ink)');
const paperOf = (value: CardValue) => `var(--c-${value === -1 ? 'm1' : value})`;
const isWide = (value: CardValue) => printValue(value).length > 1;

function Paper({
  id,
  value,
  band,
}: {
  readonly id: string;
  readonly value: CardValue;
  readonly band: BandShape;
}) {
  return (
    <>
      <clipPath id={`clip-${id}`}>
        <rect width="100" height="140" rx="10" />
      </clipPath>
      <g clipPath={`url(#clip-${id})`}>
        <rect width="100" height="140" style={{ fill: paperOf(value) }} />
        <path d={bandPath(value, band)} style={{ fill: `var(--b-${groupOf(value)})` }} />
      </g>
    </>
  );
}

function Edge() {
  return (
    <rect
      x="1.5"
      y="1.5"
      width="97"
      height="137"
      rx="9"
      fill="none"
      stroke="rgb(6 24 24 / 0.28)"
      strokeWidth="2"
    />
  );
}

/** Where there is room: the numeral stands twice. */
function LargeFace({ value }: { readonly value: CardValue }) {
  const id = `card-l${value}`;
  const text = printValue(value);
  return (
    <symbol id={id} viewBox="0 0 100 140">
      <Paper id={id} value={value} band={largeBand} />
      <text
        x="9"
        y="53"
        fontSize="60"
        style={{
          ...numeral,
          fill: inkOf(value),
          fontStretch: isWide(value) ? '82%' : '100%',
          letterSpacing: '-0.02em',
        }}
      >
        {text}
      </text>
      <text
        x="92"
        y="133"
        fontSize="39"
        textAnchor="end"
        style={{ ...numeral, fill: 'var(--card-paper)', fontStretch: '85%' }}
      >
        {text}
      </text>
      <Edge />
    </symbol>
  );
}

/** Where there is less: one numeral, as large as the card allows. */
function SmallFace({ value }: { readonly value: CardValue }) {
  const id = `card-s${value}`;
  const wide = isWide(value);
  return (
    <symbol id={id} viewBox="0 0 100 140">
      <Paper id={id} value={value} band={smallBand} />
      <text
        x="50"
        y="82"
        fontSize={wide ? (value === -1 ? 74 : 82) : 88}
        textAnchor="middle"
        style={{
          ...numeral,
          fill: inkOf(value),
          fontStretch: wide ? '75%' : '92%',
          letterSpacing: '-0.03em',
        }}
      >
        {printValue(value)}
      </text>
      <Edge />
    </symbol>
  );
}

/** Knock rings: what every card looks like from behind. */
function Back() {
  return (
    <symbol id="card-back" viewBox="0 0 100 140">
      <clipPath id="clip-card-back">
        <rect width="100" height="140" rx="10" />
      </clipPath>
      <g clipPath="url(#clip-card-back)">
        <rect width="100" height="140" style={{ fill: 'var(--back)' }} />
        {[18, 38, 58, 78, 98].map((r) => (
          <circle
            key={r}
            cx="30"
            cy="104"
            r={r}
            fill="none"
            style={{ stroke: 'var(--back-line)' }}
            strokeWidth="6"
          />
        ))}
        <circle cx="30" cy="104" r="7" style={{ fill: 'var(--back-line)' }} />
      </g>
      <rect
        x="2.5"
        y="2.5"
        width="95"
        height="135"
        rx="8"
        fill="none"
        style={{ stroke: 'var(--back-edge)' }}
        strokeWidth="5"
      />
    </symbol>
  );
}

/** An empty place. The dots run through: the cards on either side are neighbours across it. */
function Gap() {
  return (
    <symbol id="card-gap" viewBox="0 0 100 140">
      <g fill="none" style={{ stroke: 'var(--line-strong)' }}>
        <rect x="3" y="3" width="94" height="134" rx="9" strokeWidth="3" strokeDasharray="7 9" />
        <path d="M0 70H100" strokeWidth="5" strokeDasharray=".1 12" strokeLinecap="round" />
      </g>
    </symbol>
  );
}

/** The drawings of all cards, once a page; every card on it refers to them. */
export function CardSprite() {
  return (
    <svg aria-hidden="true" className="absolute size-0 overflow-hidden">
      {cardValues.map((value) => (
        <LargeFace key={value} value={value} />
      ))}
      {cardValues.map((value) => (
        <SmallFace key={value} value={value} />
      ))}
      <Back />
      <Gap />
    </svg>
  );
}
