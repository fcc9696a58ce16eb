import { type StitchFormatName, stitchFormats } from '@teamloom/embroidery/formats/index.ts'
import type { MadeDecoration } from '@teamloom/techpack/decorations.ts'
import type { MadePrint } from '@teamloom/techpack/print-work.ts'
import { threadList, writeThreadList } from '#api/techpacks/machine/embroidery/thread-list.ts'
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
