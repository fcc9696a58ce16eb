/** Read again at once and then thrown away, it is not packed. It says which fonts others stand for, unless it is told to be quiet. No file but the one that is named may be opened (`SAFER`), text becomes outlines, inks become light. */
export const pdfWords = [
  '-dSAFER',
  '-dBATCH',
  '-dNOPAUSE',
  '-dEPSCrop',
  '-dNoOutputFonts',
  '-dLastPage=1',
  '-sDEVICE=pdfwrite',
  '-dCompatibilityLevel=1.7',
  '-sColorConversionStrategy=RGB',
  '-dCompressPages=false',
] as const
