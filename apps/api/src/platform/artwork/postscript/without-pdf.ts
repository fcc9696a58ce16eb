/** What Illustrator writes on the page of a file that it saves without one, in the languages that it comes in. */
const notices = [
  'without PDF Content',
  'sans contenu PDF',
  'ohne PDF-Inhalt',
  'sin contenido PDF',
  'senza contenuto PDF',
  'sem conteúdo PDF',
  'sem conteúdo de PDF',
  'zonder PDF-inhoud',
  'PDF Compatible File',
].map(plain)

/** Whether a page's words are that notice, and the artwork is not in the file. */
export function isWithoutPdf(words: string): boolean {
  const text = plain(words)
  return text.includes('illustrator') && notices.some(notice => text.includes(notice))
}

/** Lines are broken anywhere. */
function plain(words: string): string {
  return words.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}
