import type { AreaArt, AreaFault } from '@teamloom/artwork/area-art.ts'
import { isDrawing } from '@teamloom/artwork/file-format.ts'
import { type FilmSource, inksApart, type PrintWork } from '@teamloom/techpack/print-work.ts'
import { formKey, originalKey } from '#api/assets/asset-files.ts'
import { pictureOnce, type ReadFile } from '#api/assets/picture-once.ts'
import { unlessOutage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'
import { filmPictures } from '#api/techpacks/film-picture.ts'

/** Raised when areas are cut otherwise, so that those of before are cut anew. */
const areasVersion = 1

/** To the inch, where a drawing has no areas: what its pixels are does not bound it. */
const drawingDensity = 600
/** The pixels of a film of the largest print at 300 to the inch: more of a bitmap are not kept beyond that. */
const mostPixels = 20_000_000

type Room = Pick<Dependencies, 'database' | 'files' | 'artwork'>
type Print = Pick<PrintWork, 'inks' | 'tone' | 'printsLight' | 'widthInches' | 'heightInches'>

/** What the films of a print are made of: the curves of its drawing, or its own pixels. */
export async function filmSourceOf(file: ReadFile, print: Print, room: Room): Promise<FilmSource> {
  const { verdict } = file
  if (!verdict.ok) return { from: 'traced', fault: 'bitmap' }
  const areas = isDrawing(verdict.format) ? await areasOnce(file, room) : undefined
  if (areas && 'areas' in areas) return { from: 'areas', art: areas, colors: verdict.colors }
  const fault = areas?.fault ?? 'bitmap'
  return (await unlessOutage(picturesOf(file, print, fault, room))) ?? { from: 'traced', fault }
}

/** Undefined where it is lost, or more than is read. */
export async function areasOnce(
  file: ReadFile,
  room: Room,
): Promise<AreaArt | { readonly fault: AreaFault } | undefined> {
  const bytes = await unlessOutage(
    pictureOnce(file, `areas-${areasVersion}.json`, room, lane =>
      room.files.withLocalCopy(formKey(file.id, 'clean.svg'), async drawing =>
        Buffer.from(JSON.stringify(await lane.areas(drawing))),
      ),
    ),
  )
  return bytes && JSON.parse(Buffer.from(bytes).toString())
}

async function picturesOf(
  { id, contentId, teamId, uploaderId, verdict }: ReadFile,
  { inks, tone, printsLight, widthInches, heightInches }: Print,
  fault: AreaFault,
  { files, artwork }: Room,
): Promise<FilmSource | undefined> {
  if (!verdict.ok) return undefined
  const isDrawn = isDrawing(verdict.format)
  const inches = Math.max(widthInches, heightInches)
  // Of a drawing that shows a bitmap its size is in that bitmap's pixels.
  const pixels = fault === 'bitmap' ? Math.max(verdict.width, verdict.height) : drawingDensity * inches
  const most = Math.sqrt((mostPixels * inches) / Math.min(widthInches, heightInches))
  const longest = Math.round(Math.min(pixels, most))
  const team = teamId ?? uploaderId
  const covers = await artwork.inTurn({ team, account: team }, lane =>
    files.withLocalCopy(drawnKey({ id, contentId, verdict }), file =>
      lane.cover({
        file,
        format: isDrawn ? 'svg' : verdict.format,
        longest,
        colors: verdict.colors,
        inks,
        tone,
        printsLight,
      }),
    ),
  )
  if (!covers) return undefined
  const pictures = filmPictures(covers, tone ? [tone] : inksApart(inks))
  return { from: 'pixels', pictures, pixels: Math.max(covers.width, covers.height), fault }
}

/** Where the file is that is drawn of an upload: its own pixels, those within its margins, or a clean drawing. */
export function drawnKey({ id, contentId, verdict }: Pick<ReadFile, 'id' | 'contentId' | 'verdict'>): string {
  if (verdict.ok && isDrawing(verdict.format)) return formKey(id, 'clean.svg')
  return verdict.ok && verdict.margins?.isCropped ? formKey(id, 'cropped.png') : originalKey(contentId)
}
