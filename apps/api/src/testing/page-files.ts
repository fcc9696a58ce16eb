/** A PostScript program of a page, as drawing programs save it. */
export function eps(program: string, box = '0 0 300 200'): string {
  return `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: ${box}\n%%EndComments\n${program}\nshowpage\n%%EOF\n`
}

/** A PostScript program of several pages of 300 by 200, as programs that print save it. */
export function psOfPages(programs: readonly string[]): string {
  const pages = programs.map(
    (program, index) => `%%Page: ${index + 1} ${index + 1}\nsave ${program}\nshowpage restore`,
  )
  return `%!PS-Adobe-3.0\n%%Pages: ${programs.length}\n%%BoundingBox: 0 0 300 200\n%%EndComments\n${pages.join('\n')}\n%%EOF\n`
}

/** A ground, a disc of printers' inks and a word on it. */
export const crestEps = eps(
  `0.1 0.3 0.2 setrgbcolor 20 20 260 160 rectfill
0 0.35 0.9 0.05 setcmykcolor 150 100 60 0 360 arc fill
1 setgray /Helvetica-Bold findfont 30 scalefont setfont 90 90 moveto (WOLVES) show`,
)

/** A page as Illustrator saves it: a PDF. `font`: the one, not in the file, that `/F1` means. */
export function pdf(content: string, font?: string): string {
  const fonts = font
    ? `/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >> >>`
    : ''
  return pdfOf([page(fonts), stream('', content)])
}

/** `resources`: what the content names, which may refer to `more` as 5, 6 and so on. */
export function pdfWith(resources: string, content: string, ...more: readonly string[]): string {
  return pdfOf([page(resources), stream('', content), ...more])
}

const page = (resources: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << ${resources} >> >>`

/** `boxes`: what such a page says of its paper, in place of 300 by 200. */
export function pdfOn(boxes: string, content: string): string {
  return pdfOf([page('').replace('/MediaBox [0 0 300 200]', boxes), stream('', content)])
}

/** A PDF's stream of a content whose signs are one byte each. */
export function stream(words: string, content: string): string {
  return `<< ${words} /Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** Several pages of 300 by 200, as a drawing program saves its artboards. */
export function pdfOfPages(contents: readonly string[]): string {
  const objects = contents.flatMap((content, index) => [
    page('').replace('4 0 R', `${4 + 2 * index} 0 R`),
    stream('', content),
  ])
  return pdfOf(objects, contents.map((_, index) => `${3 + 2 * index} 0 R`).join(' '))
}

/** `own`: what comes after its catalogue and its list of pages; `kids`: which of them are pages. */
function pdfOf(own: readonly string[], kids = '3 0 R'): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${kids.split(' R').length - 1} >>`,
    ...own,
  ]
  let text = '%PDF-1.4\n'
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

type Picture = {
  readonly width: number
  readonly height: number
  /** In the words of a PDF. */
  readonly space: string
  /** `DCTDecode` for a JPEG. */
  readonly filter?: string
  readonly bytes: Uint8Array
}

/** A page with a picture across 240 by 160 points of it; `profile`: what `/ICCBased 6 0 R` means. */
export function pdfWithPicture(
  { width, height, space, filter, bytes }: Picture,
  profile: Uint8Array = new Uint8Array(),
): Buffer {
  const words = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace ${space}`
  const latin = (part: Uint8Array) => Buffer.from(part).toString('latin1')
  const objects = [
    page('/XObject << /I 5 0 R >>'),
    stream('', 'q 240 0 0 160 30 20 cm /I Do Q'),
    stream(filter ? `${words} /Filter /${filter}` : words, latin(bytes)),
    stream(`/N 3`, latin(profile)),
  ]
  return Buffer.from(pdfOf(objects), 'latin1')
}

export const crestPdf = pdf('0.2 0.4 0.2 rg 20 20 260 160 re f 1 0.6 0 rg 90 60 120 80 re f')
