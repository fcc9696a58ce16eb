import { type DesignRecord, designRecordSchema } from '@teamloom/design/design-record.ts'

/** base64(gzip(JSON)) of a design as it is stored. */
export async function unpackDesign(packed: string): Promise<DesignRecord> {
  const bytes = Uint8Array.from(atob(packed), char => char.charCodeAt(0))
  const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return designRecordSchema.parse(await new Response(json).json())
}
