import { Buffer as Bytes } from 'node:buffer'
import { ColorSpace, Image, type PDFDocument, type PDFObject } from 'mupdf'

/** More pixels than this would take longer than any page may. */
const mostPixels = 16_000_000

/** Forms within forms; no program goes so deep. */
const deepest = 5

/**
 * Brings photographs of a page that are meant in colours of their own into those of a screen: whoever draws a page as
 * SVG puts them there as they are, and the profile or the inks that the page says stay behind. Answers whether there
 * were any.
 */
export function makePicturesPlain(document: PDFDocument, resources: PDFObject, deep = deepest): boolean {
  if (deep === 0 || !isDictionary(resources)) return false
  const objects = resources.get('XObject')
  let isChanged = false
  for (const [name, object] of entriesOf(objects)) {
    const kind = object.get('Subtype')
    if (kind.isName() && kind.asName() === 'Form')
      isChanged = makePicturesPlain(document, object.get('Resources'), deep - 1) || isChanged
    else if (isPhotograph(object) && !isPlain(object)) {
      objects.put(name, plainCopy(document, object))
      isChanged = true
    }
  }
  for (const [, pattern] of entriesOf(resources.get('Pattern')))
    isChanged = makePicturesPlain(document, pattern.get('Resources'), deep - 1) || isChanged
  return isChanged
}

function isPhotograph(object: PDFObject): boolean {
  const filter = object.get('Filter')
  const last = filter.isArray() ? filter.get(filter.length - 1) : filter
  const isPacked = last.isName() && ['DCTDecode', 'JPXDecode'].includes(last.asName())
  const pixels = object.get('Width').asNumber() * object.get('Height').asNumber()
  return isPacked && pixels <= mostPixels
}

/** In colours of a screen, by whatever name. */
function isPlain(object: PDFObject): boolean {
  // Turned about, as inks of presses are.
  if (!object.get('Decode').isNull()) return false
  const space = object.get('ColorSpace')
  if (space.isName()) return ['DeviceRGB', 'DeviceGray'].includes(space.asName())
  if (!space.isArray()) return true
  const kind = space.get(0)
  if (!kind.isName() || kind.asName() !== 'ICCBased') return false
  const profile = Bytes.from(space.get(1).readStream().asUint8Array()).toString('latin1')
  return profile.replaceAll('\0', '').includes('sRGB')
}

function plainCopy(document: PDFDocument, object: PDFObject): PDFObject {
  const pixels = document.loadImage(object).toPixmap()
  const plain = new Image(pixels.convertToColorSpace(ColorSpace.DeviceRGB).asJPEG(95))
  const copy = document.addImage(plain)
  for (const mask of ['SMask', 'Mask']) {
    const own = object.get(mask)
    if (!own.isNull()) copy.put(mask, own)
  }
  return copy
}

function entriesOf(dictionary: PDFObject): readonly (readonly [name: string, object: PDFObject])[] {
  const entries: [string, PDFObject][] = []
  if (isDictionary(dictionary))
    dictionary.forEach((object, name) => {
      if (isDictionary(object)) entries.push([String(name), object])
    })
  return entries
}

/** Nothing can be asked of what is nothing. */
function isDictionary(object: PDFObject): boolean {
  return !object.isNull() && (object.isDictionary() || object.isStream())
}
