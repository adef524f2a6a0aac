/** An event's file, compressed and in base64: large ones would not fit into a request otherwise. */
export async function packArchive(file: Blob): Promise<string> {
  const packed = file.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x80_00)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 0x80_00)));
  return btoa(pieces.join(''));
}
