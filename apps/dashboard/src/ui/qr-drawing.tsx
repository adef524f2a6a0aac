import QRCode from 'qrcode';

export interface QrDrawingProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

/** Dark on white in both themes: cameras expect it. The quiet edge of four modules is part of the picture. */
export function QrDrawing({ text, label, className }: QrDrawingProps) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (modules.get(y, x)) dark.push(`M${x + 4} ${y + 4}h1v1h-1z`);
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size + 8} ${size + 8}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" rx="2" fill="#ffffff" />
      <path d={dark.join('')} fill="#0d2626" />
    </svg>
  );
}
