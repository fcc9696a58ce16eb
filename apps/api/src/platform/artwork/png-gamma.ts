import fs from 'node:fs'

/** What says otherwise how its colours are meant. */
const strongerChunks = new Set(['cICP', 'iCCP', 'sRGB'])

/** What is written as a share of a hundred thousand, and is usual: that of screens. */
const usual = 0.45455

/**
 * How many times brighter or darker a PNG says that it is: the exponent by which it was written, where that is another
 * than a screen's and no profile says more (PNG, third edition, 11.3.2.2). Its first chunks tell, before any pixel.
 */
export async function pngGamma(file: Uint8Array | string): Promise<number | undefined> {
  const bytes = typeof file === 'string' ? await firstBytes(file) : file
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 8 || view.getUint32(0) !== 0x89504e47) return undefined
  let gamma: number | undefined
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const kind = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1')
    if (strongerChunks.has(kind)) return undefined
    if (kind === 'IDAT') break
    if (kind === 'gAMA') gamma = view.getUint32(at + 8) / 100_000
  }
  return gamma && Math.abs(gamma - usual) > 0.01 ? gamma : undefined
}

/** Profiles may be long, but end what is looked for: what lies behind them is not needed. */
const mostBytes = 65_536

async function firstBytes(file: string): Promise<Uint8Array> {
  const opened = await fs.promises.open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(mostBytes), 0, mostBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}

/** The values of a screen, of each value that was written by an exponent. */
export function screenValues(gamma: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const light = (value / 255) ** (1 / gamma)
    const shown = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(255 * shown)
  })
}
