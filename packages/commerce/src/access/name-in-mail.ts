import { withoutHidden } from '@teamloom/kit/text.ts'

/** What a mail program, or whoever reads on, may take for an address to open. */
const link = /https?:|www[.。．｡]|:\/\/|\/\/|[^\s.。．｡][.。．｡]\p{L}{2,}|\d\.\d{1,3}\.\d{1,3}\.\d/iu

/** SC9, AC46: a name as a mail may carry it: cut, and none when it looks like an address to open. */
export function nameInMail(name: string): string {
  const shown = withoutHidden(name).replace(/\s+/g, ' ').trim()
  return link.test(asSeen(shown)) ? '' : [...shown].slice(0, 60).join('')
}

/** In plain letters and points, without what is drawn as nothing: `evil\u2024example` and `evil.\u034fexample` are addresses too. */
function asSeen(text: string): string {
  return text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}
