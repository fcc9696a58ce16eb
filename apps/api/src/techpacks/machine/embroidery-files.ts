import { type StitchFormatName, stitchFormats } from '@teamloom/embroidery/formats/index.ts'
import type { SewnArt } from '@teamloom/embroidery/sew-artwork.ts'
import type { MadeDecoration } from '@teamloom/techpack/decorations.ts'
import type { MadePrint } from '@teamloom/techpack/print-work.ts'
import { writeCsv } from '#api/platform/csv.ts'
import { threadList } from '#api/techpacks/machine/wanted-files.ts'
import type { MadeFile } from '#api/techpacks/made-file.ts'

const names = Object.keys(stitchFormats) as StitchFormatName[]

/** MF10: what machines sew a decoration by, and its threads in their order; `name`: as its other files are named. */
export function embroideryFiles(
  { decoration }: MadeDecoration,
  print: MadePrint | undefined,
  name: string,
): MadeFile[] {
  const sewn = print?.sewn
  if (!sewn) return []
  const path = name.replace(/^artwork\//, 'machine/embroidery/')
  const file = { role: 'stitches', of: decoration.id } as const
  return [
    ...names.map(
      (format): MadeFile => ({
        ...file,
        name: `${path}${stitchFormats[format].ending}`,
        bytes: sewn.files[format],
      }),
    ),
    { ...file, name: `${path}${threadList.ending}`, bytes: writeThreadList(sewn) },
  ]
}

export function writeThreadList({ figures, threads }: SewnArt): string {
  return writeCsv(
    [
      ['order', 'thread', 'hex', 'stitches', 'metres'],
      ...figures.blocks.map(({ stitches, metres }, n) => [
        n + 1,
        threads[n]!.code,
        threads[n]!.hex,
        stitches,
        Math.round(metres * 100) / 100,
      ]),
    ],
    'en',
  )
}
