import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { frenchOf } from '@teamloom/kit/french-of.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { defineOrderEvent, type EventData, type Told } from './define-order-event.ts'
import { designIn, numberOf, textIn } from './read-data.ts'

/** NN12: `designId, designName, changes` (as `changesOfLines` tells them, the first of them), `count` of all. */
export const linesUpdated = defineOrderEvent({
  name: 'lines_updated',
  about: 'designs',
  staysTold: false,
  changesTechpack: true,
  sentence: (data, told) => {
    const design = designIn(data, told)
    const changes = Array.isArray(data.changes) ? (data.changes as EventData[]) : []
    const designId = textIn(data, 'designId') ?? ''
    const words = changes.map(change => wordsOf(change, designId, told))
    const more = typeof data.count === 'number' ? data.count - changes.length : 0
    const listed = (locale: 'en' | 'fr') => words.map(each => each[locale]).join('; ')
    return {
      en: `changed the list of ${design}: ${listed('en')}${more > 0 ? `; and ${more} more` : ''}`,
      fr: `a modifié la liste de ${design}\u00a0: ${listed('fr')}${more > 0 ? `; et ${more} de plus` : ''}`,
    }
  },
})

const kinds = {
  name: { en: 'name', fr: 'nom' },
  number: { en: 'number', fr: 'numéro' },
  line: { en: 'words', fr: 'mots' },
} as const

/** `number of Rivera: 10 → 12` */
function wordsOf(change: EventData, designId: string, told: Told): Label {
  const who = textIn(change, 'who') ?? '?'
  const size = (key: string) => told.sizeLabel(designId, textIn(change, key) ?? '?')
  const text = (key: string, none: string) => textIn(change, key) ?? none
  const count = (key: string) => numberOf(change[key], told)
  const arrow = (of: (key: string) => string) => `${of('old')} → ${of('new')}`
  switch (change.what) {
    case 'added':
      return {
        en: `added ${who}, ${size('size')} × ${count('qty')}`,
        fr: `ajout ${frenchOf(who)}, ${size('size')} × ${count('qty')}`,
      }
    case 'removed':
      return {
        en: `removed ${who}, ${size('size')} × ${count('qty')}`,
        fr: `retrait ${frenchOf(who)}, ${size('size')} × ${count('qty')}`,
      }
    case 'words': {
      const kind = kinds[personalKinds.find(each => each === change.kind) ?? 'line']
      return {
        en: `${kind.en} of ${who}: ${arrow(key => text(key, 'none'))}`,
        fr: `${kind.fr} ${frenchOf(who)}\u00a0: ${arrow(key => text(key, 'aucun'))}`,
      }
    }
    case 'size':
      return { en: `size of ${who}: ${arrow(size)}`, fr: `taille ${frenchOf(who)}\u00a0: ${arrow(size)}` }
    case 'pieces':
      return { en: `pieces of ${who}: ${arrow(count)}`, fr: `pièces ${frenchOf(who)}\u00a0: ${arrow(count)}` }
    case 'spares':
      return {
        en: `spares in ${size('who')}: ${arrow(count)}`,
        fr: `pièces en plus en ${size('who')}\u00a0: ${arrow(count)}`,
      }
    default:
      return {
        en: `person: ${arrow(key => text(key, 'nobody'))}`,
        fr: `personne\u00a0: ${arrow(key => text(key, 'aucune'))}`,
      }
  }
}
