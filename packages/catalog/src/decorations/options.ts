import type { Label } from '@teamloom/kit/label.ts'
import type { Palette } from '../colors/palette.ts'

/** Something to choose about a decoration beside its artwork, place, size and inks. */
export type OptionField = { readonly name: string; readonly label: Label } & (
  | {
      readonly kind: 'choice'
      readonly choices: readonly [Choice, ...Choice[]]
    }
  | {
      readonly kind: 'color'
      readonly palette: Palette
      /** The colour of a new decoration. */
      readonly colorName: string
    }
  | {
      readonly kind: 'inches'
      readonly min: number
      readonly max: number
      readonly increment: number
      /** The length that a new decoration has. */
      readonly inches: number
    }
)

type Choice = { readonly name: string; readonly label: Label }

export type OptionValue = string | number
/** What was chosen, by the fields' names. */
export type OptionValues = Readonly<Record<string, OptionValue>>

/** The name under which the specification has a type's options together. */
export type DetailsName = 'tagDetails' | 'embroideryPatchDetails' | 'repeatingDetails'

export type Options = {
  /** The fields that a decoration of a type has; which those are may depend on what is chosen in others. */
  readonly fieldsWith: (chosen: OptionValues) => readonly OptionField[]
  readonly details: DetailsName | null
  /** The choice that its sizes hang on: a new decoration has the first of it that fits its place. */
  readonly sizedBy: string | null
}

export const noOptions: Options = { fieldsWith: () => [], details: null, sizedBy: null }

export function plainOptions(...fields: readonly OptionField[]): Options {
  return { ...noOptions, fieldsWith: () => fields }
}

/** The options of a new decoration; a choice begins with its first. */
export function firstOptions(options: Options): OptionValues {
  return completeOptions(options, {})
}

/** Every way to choose what sizes hang on, the rest as it is; the way that is chosen first. */
export function sizedWays({ fieldsWith, sizedBy }: Options, chosen: OptionValues): readonly OptionValues[] {
  const field = fieldsWith(chosen).find(({ name }) => name === sizedBy)
  if (field?.kind !== 'choice') return [chosen]
  const others = field.choices.filter(({ name }) => name !== chosen[field.name])
  return [chosen, ...others.map(({ name }) => ({ ...chosen, [field.name]: name }))]
}

/** What is chosen as far as it can be, and the first of everything else; nothing besides. */
export function completeOptions(options: Options, chosen: OptionValues): OptionValues {
  const known: Record<string, OptionValue> = {}
  // A field may depend on one before it.
  for (let added = true; added; ) {
    added = false
    for (const field of options.fieldsWith(known)) {
      if (field.name in known) continue
      const own = chosen[field.name]
      known[field.name] = own !== undefined && takesValue(field, own) ? own : firstValue(field)
      added = true
    }
  }
  return known
}

export function takesValue(field: OptionField, value: OptionValue): boolean {
  switch (field.kind) {
    case 'choice':
      return field.choices.some(({ name }) => name === value)
    case 'color':
      return field.palette.colors.some(({ name }) => name === value)
    case 'inches': {
      const steps = (Number(value) - field.min) / field.increment
      return (
        typeof value === 'number' &&
        value >= field.min &&
        value <= field.max &&
        Math.abs(steps - Math.round(steps)) < 1e-6
      )
    }
  }
}

function firstValue(field: OptionField): OptionValue {
  switch (field.kind) {
    case 'choice':
      return field.choices[0].name
    case 'color':
      return field.colorName
    case 'inches':
      return field.inches
  }
}
