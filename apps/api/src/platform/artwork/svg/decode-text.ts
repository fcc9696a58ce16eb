import { xmlEncodingOf } from '@teamloom/artwork/xml-encoding.ts'

/** The text of an XML file, in whichever encoding it is written; undefined for one that nobody reads. */
export function decodeXml(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(xmlEncodingOf(bytes)).decode(bytes)
  } catch {
    return undefined
  }
}
