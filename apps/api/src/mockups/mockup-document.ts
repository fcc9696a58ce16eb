import fs from 'node:fs'
import path from 'node:path'
import type { MockupData } from '@teamloom/techpack/mockup/mockup-data.ts'
import sharp from 'sharp'
import type { Typeset } from '#api/platform/typesetter/typeset.ts'

const source = fs.readFileSync(path.join(import.meta.dirname, 'mockup.typ'), 'utf8')

/** What the garments hang before, in the document too. */
const ground = '#ECE9E4'

/** `pictures`: WebPs by the names that the data has. */
export async function mockupDocument(
  data: MockupData,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Typeset> {
  const shown = await Promise.all(
    [...pictures].map(async ([name, webp]) => [name, await onGround(webp)] as const),
  )
  return {
    main: 'mockup.typ',
    files: { 'mockup.typ': source, 'data.json': JSON.stringify(data), ...Object.fromEntries(shown) },
    isDrawn: true,
  }
}

/** The typesetter reads no WebP. */
function onGround(webp: Uint8Array): Promise<Uint8Array> {
  return sharp(webp)
    .flatten({ background: ground })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A drawing of the document as a PNG, so many pixels across. */
export function pngOf(svg: string, width: number): Promise<Uint8Array> {
  const sized = svg.replace(
    /width="([\d.]+)pt" height="([\d.]+)pt"/,
    (_, wide: string, high: string) =>
      `width="${width}" height="${Math.round((width * Number(high)) / Number(wide))}"`,
  )
  // Pictures in it are larger than what is read unasked.
  return sharp(Buffer.from(sized), { unlimited: true }).flatten({ background: '#ffffff' }).png().toBuffer()
}
