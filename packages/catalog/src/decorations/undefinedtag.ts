import { clippingtag } from './clippingtag.ts'
import type { DecorationType } from './decoration-type.ts'
import { embroiderypatch } from './embroiderypatch.ts'
import { leathertag } from './leathertag.ts'
import type { OptionField } from './options.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'
import { woventag } from './woventag.ts'

/** All that patches and tags have to choose: what was chosen stays for the type that is still to come. */
const fields = [embroiderypatch, leathertag, woventag, clippingtag]
  .flatMap((type: DecorationType) => type.options.fieldsWith({}))
  .reduce<readonly OptionField[]>((known, field) => {
    const before = known.find(({ name }) => name === field.name)
    if (!before) return [...known, field]
    return known.map(each => (each === before ? joined(before, field) : each))
  }, [])

function joined(before: OptionField, field: OptionField): OptionField {
  if (before.kind !== 'choice' || field.kind !== 'choice') return before
  const more = field.choices.filter(({ name }) => before.choices.every(choice => choice.name !== name))
  return { ...before, choices: [...before.choices, ...more] }
}

/** A patch or tag whose artwork, and so its kind, is still to come; what was chosen of its details stays with it. */
export const undefinedtag = {
  ...plainPrint,
  type: 'undefinedtag',
  label: { en: 'Patch or tag', fr: 'Écusson ou étiquette' },
  note: { en: 'Artwork to come', fr: 'Visuel à venir' },
  categories: ['patch', 'tag'],
  edges: 'too',
  parentType: 'tag',
  undefinedType: 'undefinedtag',
  selectable: false,
  adminOnly: true,
  options: {
    details: 'tagDetails',
    sizedBy: null,
    fieldsWith: () => fields,
  },
  inks: { from: 'artwork' },
  sizing: widthSteps({ leastInches: 1, leastDpi: 120 }),
  credits: [],
  surface: null,
  process: null,
  checks: [],
  production: () => [],
} as const satisfies DecorationType
