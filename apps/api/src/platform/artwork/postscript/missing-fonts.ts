/** What a page's words are meant in and its reader does not have. What readers say of it is as untrusted as the page. */

const name = '([^\\s]{1,60})'

/**
 * The fonts that Ghostscript says it has replaced. Those that every printer had are drawn in ones of the same widths,
 * and are not told.
 */
export function substitutedIn(said: string): readonly string[] {
  return namesIn(said, new RegExp(`^Substituting font ${name} for ${name}\\.$`, 'gm'), 2)
}

/** In the table of `pdffonts`: after the name, kind and encoding whether it is embedded. */
export function notEmbeddedIn(table: string): readonly string[] {
  return namesIn(table, new RegExp(`^${name} .{0,80}? no {1,3}(?:yes|no) {1,3}(?:yes|no) `, 'gm'), 1).filter(
    font => !isEverywhere(font),
  )
}

/** Whether a reader of pages says that it could not draw words, as it can use no font of theirs. */
export function failsAtFonts(said: string): boolean {
  return /some font thing failed|could(?:n't| not) (?:find|create) [^\n]{0,20}(?:font|face)|missing language pack/i.test(
    said,
  )
}

/** All that the table of `pdffonts` names. */
export function listedIn(table: string): readonly string[] {
  return namesIn(table, new RegExp(`^${name} .{0,80}? (?:yes|no) {1,3}(?:yes|no) {1,3}(?:yes|no) `, 'gm'), 1)
}

/** Whether a font is one for which every reader has another of the same widths. */
export function isEverywhere(font: string): boolean {
  return /^(?:Helvetica|Times|Courier|Symbol|ZapfDingbats|Arial|TimesNewRoman|CourierNew)(?![a-z])/i.test(
    font,
  )
}

function namesIn(text: string, line: RegExp, group: number): readonly string[] {
  return [...text.matchAll(line)].map(match => ownName(match[group] ?? ''))
}

/** A font's name without the mark that only the letters that are used of it are in the file. */
export function ownName(font: string): string {
  return font.replace(/^[A-Z]{6}\+/, '')
}
