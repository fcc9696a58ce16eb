import type { PageBox } from '#api/platform/artwork/postscript/page-box.ts'

/** Read again at once and then thrown away, it is not packed. It says which fonts others stand for, unless it is told to be quiet. No file but the one that is named may be opened (`SAFER`), text becomes outlines, inks become light. */
const always = [
  '-dSAFER',
  '-dBATCH',
  '-dNOPAUSE',
  '-dNoOutputFonts',
  // It trips over comments that say where the box is instead of what.
  '-dNOEPS',
  '-dLastPage=1',
  '-sDEVICE=pdfwrite',
  '-dCompatibilityLevel=1.7',
  '-sColorConversionStrategy=RGB',
  '-dCompressPages=false',
  // Its pictures stay as they are, to the pixel.
  '-dAutoFilterColorImages=false',
  '-dAutoFilterGrayImages=false',
  '-sColorImageFilter=FlateEncode',
  '-sGrayImageFilter=FlateEncode',
] as const

/**
 * Ghostscript's words for writing a program's page as PDF. The page is the program's box, whatever paper the program
 * asks for; where it says none it is what it asks for, or a sheet that is the same on every machine.
 */
export function pdfWords(box: PageBox | undefined, output: string, source: string): readonly string[] {
  const { left, bottom, right, top } = box ?? sheet
  const page = [`-dDEVICEWIDTHPOINTS=${points(right - left)}`, `-dDEVICEHEIGHTPOINTS=${points(top - bottom)}`]
  const words = [...always, ...page, ...(box ? ['-dFIXEDMEDIA'] : []), `-sOutputFile=${output}`]
  const atBox = `<< /PageOffset [${points(-left)} ${points(-bottom)}] >> setpagedevice /setpagedevice { pop } def`
  return [...words, ...(box ? ['-c', atBox] : []), '-f', source, '-c', showWhatIsLeft]
}

/** Some programs leave it to who places them. */
const showWhatIsLeft = 'currentpagedevice /PageCount get 0 eq { showpage } if'

const sheet: PageBox = { left: 0, bottom: 0, right: 612, top: 792 }

/** Never in powers of ten, which its options do not know. */
function points(value: number): string {
  return String(Number(value.toFixed(4)))
}
