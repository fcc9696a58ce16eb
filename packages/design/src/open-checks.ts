import type { Words } from '@teamloom/catalog/decorations/check.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { z } from 'zod/mini'
import { checksOf } from './checks.ts'
import type { DesignDocument } from './document.ts'
import { isFoundKey, wordsOfFinding } from './finding-words.ts'
import { findingsOf } from './findings.ts'
import { labelSchema } from './label-schema.ts'
import { locationsOf } from './locations.ts'

/**
 * Something about a decoration that is not settled when it is ordered, and what follows. Nothing waits for an open
 * check.
 */
export const openCheckSchema = z.object({
  decorationId: z.guid(),
  /** `pngUsed`, as in `warningMessages`; `lineTooThin` and its like, as in `checks`; `locationUnavailable` or `imageTooSmall`, as in `message`. */
  key: z.string(),
  /** A vector file would settle it. */
  wantsVector: z.boolean(),
  title: labelSchema,
  text: labelSchema,
})

export type OpenCheck = z.output<typeof openCheckSchema>

/** DS47: what is open of the design's decorations that are made and have artwork, the gravest of each first. */
export function openChecksOf(document: DesignDocument, product: Product): OpenCheck[] {
  return document.decorations.flatMap(decoration => {
    const { id, active, artwork } = decoration
    if (!active || !artwork) return []
    const file = artwork.filename
    const place = locationsOf(document, product, decoration).find(candidate => candidate.inUse)
    const problem = !place ? 'locationUnavailable' : place.imageTooSmall ? 'imageTooSmall' : undefined
    const told = (key: string, wantsVector: boolean, { title, text }: Words) => ({
      decorationId: id,
      key,
      wantsVector,
      title: { ...title },
      text: { ...text },
    })
    return [
      ...(problem ? [told(problem, false, wordsOfProblem[problem](file))] : []),
      ...checksOf(decoration, product)
        .toSorted((a, b) => Number(b.wantsVector) - Number(a.wantsVector))
        .map(check => told(check.key, check.wantsVector, check.follows?.(file) ?? ofFile(file, check))),
      ...(place ? findingsOf(document, product, decoration) : []).flatMap(({ key, subject }) =>
        isFoundKey(key) ? [told(key, false, ofFile(file, wordsOfFinding({ key, subject })))] : [],
      ),
    ]
  })
}

function ofFile(file: string, { title }: Words): Words {
  return { title: { en: `${file}: ${title.en}`, fr: `${file}\u00a0: ${title.fr}` }, text: lookedAt }
}

const lookedAt = {
  en: 'Our designers look at it before production, and write to you if something should change.',
  fr: 'Nos designers le vérifient avant la production et vous écrivent si un élément doit changer.',
}

const wordsOfProblem = {
  locationUnavailable: file => ({
    title: { en: `${file} has no spot`, fr: `${file} n’a pas d’emplacement` },
    text: {
      en: 'Our designers propose one; you approve it before production.',
      fr: 'Nos designers en proposeront un; vous l’approuvez avant la production.',
    },
  }),
  imageTooSmall: file => ({
    title: { en: `${file} is too small for its spot`, fr: `${file} est trop petit pour son emplacement` },
    text: {
      en: 'Our designers propose another size or a redrawing; you approve it before production.',
      fr: 'Nos designers proposeront une autre taille ou un nouveau dessin; vous l’approuvez avant la production.',
    },
  }),
} satisfies Record<string, (file: string) => Words>
