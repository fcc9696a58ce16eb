import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { directions, type ReferenceName, references } from '../placement-words.ts'
import { readTold } from './read-told.ts'

/** What a sentence says, read by nothing that wrote it. */
export type Told = {
  readonly from: ReferenceName | 'middle'
  readonly towards: keyof typeof directions | 'up' | null
  readonly to: 'top' | 'middle' | 'edge'
  readonly inches: number
}

const said = {
  en: {
    centred: /^centred on /,
    rule: /^from the (?<from>.+?)(?: (?<towards>towards the [\w’ ]+?|upwards))? to the (?<to>top|middle|edge) of the (?:print|embroidery|patch|tag|letters|motif)/,
    up: 'upwards',
    marks: { top: 'top', middle: 'middle', edge: 'edge' },
  },
  fr: {
    centred: /^centré sur /,
    rule: /^à partir (?<from>.+?)(?:, (?<towards>vers [\wé ]+?),)? jusqu’au (?<to>haut|milieu|bord) (?:de l’impression|de la broderie|de l’écusson|de l’étiquette|des lettres|du motif)/,
    up: 'vers le haut',
    marks: { haut: 'top', milieu: 'middle', bord: 'edge' },
  },
} as const satisfies Record<Locale, object>

/** A row's rule and its figure, as the document writes them. */
export function readRule(rule: string, figure: string, locale: Locale): Told {
  const { centred, rule: form, up, marks } = said[locale]
  if (centred.test(rule)) return { from: 'middle', towards: null, to: 'middle', inches: 0 }
  const { from, towards = null, to } = must(form.exec(rule)?.groups, rule) as Record<string, string>
  const nameOf = <Name extends string>(
    labels: Readonly<Record<Name, Record<Locale, string>>>,
    word: string,
  ) =>
    must(
      (Object.keys(labels) as Name[]).find(name => labels[name][locale] === word),
      word,
    )
  return {
    from: nameOf(references, from!),
    towards: towards === null ? null : towards === up ? 'up' : nameOf(directions, towards),
    to: (marks as Record<string, Told['to']>)[to!]!,
    inches: must(readTold(figure.replace(/\u00a0(?:in|po)(?:\n[^]*)?$/, '')), figure),
  }
}
