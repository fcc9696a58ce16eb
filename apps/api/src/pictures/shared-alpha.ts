/** A WebP's chunks: of the container's head, what is seen through, and colours. */
type Chunks = ReadonlyMap<string, Buffer>

/** What of a WebP is the same for all pictures of one outline: its head, and what is seen through. */
export type SharedAlpha = { readonly head: Buffer; readonly alpha: Buffer }

/** Undefined of a picture that is not seen through, or not kept in two. */
export function sharedAlphaOf(webp: Uint8Array): SharedAlpha | undefined {
  const chunks = chunksOf(webp)
  const [head, alpha] = [chunks.get('VP8X'), chunks.get('ALPH')]
  return head && alpha && { head, alpha }
}

/** A picture's colours, written without it, seen through as that one is: what takes longest to write is written once. */
export function withSharedAlpha({ head, alpha }: SharedAlpha, colours: Uint8Array): Buffer | undefined {
  const own = chunksOf(colours).get('VP8 ')
  if (!own) return undefined
  const all = [head, alpha, own]
  const riff = Buffer.alloc(12)
  riff.write('RIFF', 0, 'latin1')
  riff.writeUInt32LE(4 + all.reduce((sum, chunk) => sum + chunk.length, 0), 4)
  riff.write('WEBP', 8, 'latin1')
  return Buffer.concat([riff, ...all])
}

/** Each with its head, and the byte that makes its length even. */
function chunksOf(webp: Uint8Array): Chunks {
  const bytes = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength)
  const chunks = new Map<string, Buffer>()
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    chunks.set(bytes.toString('latin1', at, at + 4), bytes.subarray(at, end))
    at = end
  }
  return chunks
}
