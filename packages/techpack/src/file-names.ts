/** What a file of a print is of; inches. */
export type PrintFile = {
  readonly projectNumber: string
  /** Its place in the techpack, from 1. */
  readonly item: number
  readonly positionName: string
  readonly type: string
  readonly widthInches: number
  readonly heightInches: number
}

const longestPart = 60

/** Letters that have no accent to be taken off. */
const plainLetters: Readonly<Record<string, string>> = {
  Œ: 'OE',
  œ: 'oe',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'TH',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
}

/** Letters, digits, dot and hyphen, on any system and in any archive; never a path, never nothing. */
export function fileNamePart(text: string): string {
  const plain = text
    .replaceAll(/[ŒœÆæØøŁłĐđÐðÞþßı]/g, letter => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .slice(0, longestPart)
  return trimMarks(plain) || 'x'
}

function trimMarks(text: string): string {
  const isMark = (at: number) => text[at] === '-' || text[at] === '.'
  let [from, to] = [0, text.length]
  while (from < to && isMark(from)) from++
  while (to > from && isMark(to - 1)) to--
  return text.slice(from, to)
}

/** TP14: `27-0418_1_centerChest_screenprint_6.5x7.75in`; what it is, and its extension, come after. */
export function printFileName(file: PrintFile): string {
  const { projectNumber, item, positionName, type, widthInches, heightInches } = file
  const size = `${decimals(widthInches)}x${decimals(heightInches)}in`
  return [fileNamePart(projectNumber), item, fileNamePart(positionName), fileNamePart(type), size].join('_')
}

/** TP15 */
export function zipName(projectNumberOrId: string): string {
  return `techpack_${fileNamePart(projectNumberOrId)}.zip`
}

function decimals(inches: number): string {
  return String(Math.round(inches * 1000) / 1000)
}
