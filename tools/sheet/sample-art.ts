import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packArt } from '@teamloom/artwork/art-file.ts'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import sharp from 'sharp'
import { repository } from '../bake-files.ts'

/** The artworks of the demonstration; `dusk` is all gradients, `letters` what is hard to sew. */
export type SampleArtName = 'wolves-crest' | 'borealis-mark' | 'papineau-shield' | 'dusk' | 'letters'

export type SampleArt = {
  readonly artwork: Artwork
  /** Its art files: in plates of its colours, and as it is. */
  readonly plates: Uint8Array
  readonly pixels: Uint8Array
}

const drawn: Partial<Record<SampleArtName, string>> = {
  dusk: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><defs>
    <linearGradient id="s" x2="0" y2="1"><stop stop-color="#1f2c63"/><stop offset=".45" stop-color="#c2476b"/>
    <stop offset=".75" stop-color="#f39a4a"/><stop offset="1" stop-color="#fbe3a4"/></linearGradient>
    <linearGradient id="m" x2="0" y2="1"><stop stop-color="#5b3a72"/><stop offset="1" stop-color="#1c1633"/></linearGradient>
    <radialGradient id="o"><stop stop-color="#fffbe8"/><stop offset=".35" stop-color="#ffe9a8"/>
    <stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient></defs>
    <rect width="120" height="90" fill="url(#s)"/><circle cx="78" cy="46" r="26" fill="url(#o)"/>
    <path d="M0 70 22 38 40 62 60 30 84 66 102 46 120 68V90H0Z" fill="url(#m)"/>
    <path d="M0 82 30 68 56 80 88 70 120 84V90H0Z" fill="#120d22"/></svg>`,
  letters: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 230"><g font-family="DejaVu Sans" font-weight="bold"
    text-anchor="middle" fill="#c8202e"><text x="200" y="58" font-size="58">TEAMLOOM</text>
    <text x="200" y="112" font-size="38" fill="#1c2946">Kryx Bagel</text>
    <text x="200" y="158" font-size="28">ROWING CLUB</text>
    <text x="200" y="192" font-size="20" fill="#1c2946">EST. 1924 MONTRÉAL</text>
    <text x="200" y="220" font-size="15">CAPITALS OF FOUR MILLIMETRES</text></g></svg>`,
}

export async function readSampleArt(name: SampleArtName): Promise<SampleArt> {
  const folder = join(repository, 'apps/api/src/commands/demo')
  const svg = Buffer.from(drawn[name] ?? readFileSync(join(folder, `${name}.svg`)))
  const { data, info } = await sharp(svg, { density: 300 })
    .resize(1024, 1024, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = { width, height, rgba: new Uint8Array(data) }
  const colors = extractColors(pixels, 12)
  const id = '00000000-0000-4000-8000-000000000001'
  return {
    artwork: {
      assetId: id,
      assetVersionId: id,
      assetType: 'screenprint',
      filename: `${name}.svg`,
      format: 'svg',
      isVector: true,
      width,
      height,
      colors,
      isFlat: name !== 'dusk',
    },
    plates: packArt({ kind: 'plates', plates: cutPlates(pixels, colors) }),
    pixels: packArt({ kind: 'pixels', pixels }),
  }
}
