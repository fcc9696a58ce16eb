import zlib from 'node:zlib'
import sharp from 'sharp'

/** What a PNG's file begins with: its sign, then its head, of 13 bytes. */
const headLength = 33

/** A PNG that says how its colours are meant. */
export function withProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  const content = Buffer.concat([Buffer.from('iCCPmeant\0\0', 'latin1'), zlib.deflateSync(profile)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  sum.writeUInt32BE(zlib.crc32(content))
  return Buffer.concat([png.subarray(0, headLength), length, content, sum, png.subarray(headLength)])
}

const steps = [0, 64, 128, 192, 255]
const samples = Uint8Array.from(steps.flatMap(r => steps.flatMap(g => steps.flatMap(b => [r, g, b]))))

/** Whether a profile means of each colour what a screen shows anyway: most are of that kind, under many names. */
export async function isOfScreen(profile: Uint8Array, channels: 1 | 3): Promise<boolean> {
  const raw = { width: channels === 1 ? samples.length : samples.length / 3, height: 1, channels }
  const space = channels === 1 ? 'b-w' : 'srgb'
  const plain = await sharp(samples, { raw }).toColourspace(space).png().toBuffer()
  const shown = await sharp(withProfile(plain, profile)).toColourspace('srgb').removeAlpha().raw().toBuffer()
  return shown.every(
    (value, at) => Math.abs(value - (samples[channels === 1 ? Math.floor(at / 3) : at] ?? 0)) <= 2,
  )
}
