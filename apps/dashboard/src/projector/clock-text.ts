/** Minutes and seconds, hours before them where there are any; overtime has a minus sign. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(Math.abs(leftMs) / 1000);
  const two = (figure: number) => String(figure).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const text =
    hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return leftMs < 0 ? `−${text}` : text;
}
