import type { PageBox } from '#api/platform/artwork/postscript/page-box.ts'

/**
 * No file but the one that is named may be opened (`SAFER`). Ghostscript says which fonts others stand for, unless it
 * is told to be quiet.
 */
const always = [
  '-dSAFER',
  '-dBATCH',
  '-dNOPAUSE',
  // It trips over comments that say where the box is instead of what.
  '-dNOEPS',
] as const

/** Read again at once and then thrown away, it is not packed. Text becomes outlines, inks become light. */
const asPdf = [
  '-dNoOutputFonts',
  '-sDEVICE=pdfwrite',
  '-dCompatibilityLevel=1.7',
  '-sColorConversionStrategy=RGB',
  // Else a page lies as its comments or most of its words do.
  '-dAutoRotatePages=/None',
  '-dCompressPages=false',
  // Its pictures stay as they are, to the pixel.
  '-dAutoFilterColorImages=false',
  '-dAutoFilterGrayImages=false',
  '-sColorImageFilter=FlateEncode',
  '-sGrayImageFilter=FlateEncode',
] as const

const asPicture = ['-sDEVICE=pngalpha', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'] as const

/** `box`: where a program says that it paints. */
export type ProgramPage = {
  readonly box: PageBox | undefined
  /** From 1; of a program without a box all its pages are written, as it may ask for another paper for each. */
  readonly number: number
}

/** Where its words and its picture go, and where the program stands. */
export type PageFiles = { readonly output: string; readonly source: string }

/** Ghostscript's words for writing a page of a program as PDF. */
export function pdfWords(page: ProgramPage, files: PageFiles): readonly string[] {
  return words(asPdf, page, 1, files)
}

/** Ghostscript's words for painting a page of a program as PNG, clear where nothing is painted; `ppi`: its pixels to the inch. */
export function pictureWords(page: ProgramPage, ppi: number, files: PageFiles): readonly string[] {
  return words([...asPicture, `-r${points(ppi)}`], page, -1, files)
}

/** Ghostscript's words for painting a page of a PDF file as PNG, clear where nothing is painted. */
export function pagePictureWords(
  number: number,
  ppi: number,
  { output, source }: PageFiles,
): readonly string[] {
  const chosen = [`-dFirstPage=${number}`, `-dLastPage=${number}`, '-dUseCropBox']
  return [...always, ...asPicture, `-r${points(ppi)}`, ...chosen, `-sOutputFile=${output}`, '-f', source]
}

/**
 * The page is the program's box, whatever paper the program asks for; where it says none it is what it asks for, or a
 * sheet that is the same on every machine. `up`: which way the device counts.
 */
function words(
  device: readonly string[],
  { box, number }: ProgramPage,
  up: 1 | -1,
  { output, source }: PageFiles,
): readonly string[] {
  const { left, bottom, right, top } = box ?? sheet
  const page = [`-dDEVICEWIDTHPOINTS=${points(right - left)}`, `-dDEVICEHEIGHTPOINTS=${points(top - bottom)}`]
  const chosen = box ? ['-dFIXEDMEDIA', `-dFirstPage=${number}`, `-dLastPage=${number}`] : []
  const atBox = `/PageOffset [${points(-left)} ${points(-up * bottom)}]`
  const setUp = box
    ? `<< ${atBox} ${tellPages} >> setpagedevice /setpagedevice { pop } def`
    : `<< ${tellPages} >> setpagedevice`
  const written = [...always, ...device, ...page, ...chosen, `-sOutputFile=${output}`]
  return [...written, '-c', setUp, '-f', source, ...(number === 1 ? ['-c', showWhatIsLeft] : [])]
}

const pageMark = '[TeamloomPage]'

/** Whichever of its pages is wanted, all of them are gone through, and each is told. */
const tellPages = `/EndPage { exch pop 2 ne dup { (${pageMark}\\n) print } if }`

/** How many pages a program has shown, by what Ghostscript said beside them. */
export function toldPages(said: string): number {
  return said.split(pageMark).length - 1
}

/** Some programs leave it to who places them. */
const showWhatIsLeft = 'currentpagedevice /PageCount get 0 eq { showpage } if'

const sheet: PageBox = { left: 0, bottom: 0, right: 612, top: 792 }

/** Never in powers of ten, which its options do not know. */
function points(value: number): string {
  return String(Number(value.toFixed(4)))
}
