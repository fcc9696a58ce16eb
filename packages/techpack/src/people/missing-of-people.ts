import type { DesignDocument } from '@teamloom/design/document.ts'
import { slotOf } from '@teamloom/design/slots.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { ContentItem } from '../content.ts'
import type { DrawnItem } from '../drawn-item.ts'
import { findFile } from '../item-files.ts'
import { wordsKeyOf } from './made-line.ts'
import { isHindrance, toldLabel } from './told-words.ts'

const noFile: Label = {
  en: 'There is no file of these words.',
  fr: 'Il n’y a pas de fichier de ces mots.',
}

/** TP28: words of lines that could not be made, each with why: `Tour hoodie, M, WŁODARCZYK: …`. */
export function missingOfPeople(
  item: Pick<ContentItem, 'name'>,
  { decorations }: Pick<DesignDocument, 'decorations'>,
  { people, files }: Pick<DrawnItem, 'people' | 'files'>,
): Label[] {
  return people.flatMap(({ line, told }) => {
    const lost = decorations.flatMap(({ id, active, artwork }) => {
      const text = line.words[slotOf({ decorations }, id)?.id ?? '']
      if (!active || !artwork || text === undefined) return []
      return findFile(files, 'words', wordsKeyOf(line.id, id)) ? [] : [text]
    })
    const why = told.filter(isHindrance).map(toldLabel)
    const reasons = why.length > 0 ? why : [noFile]
    return [...new Set(lost)].map(text => {
      const say = (locale: 'en' | 'fr') => reasons.map(reason => reason[locale]).join(' ')
      const about = `${item.name}, ${line.size}, ${text}`
      return { en: `${about}: ${say('en')}`, fr: `${about}\u00a0: ${say('fr')}` }
    })
  })
}
