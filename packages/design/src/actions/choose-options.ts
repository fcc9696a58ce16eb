import { completeOptions, type OptionField, takesValue } from '@teamloom/catalog/decorations/options.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Result, refuse } from '@teamloom/kit/result.ts'
import type { DesignDocument } from '../document.ts'
import { withDecoration } from '../edit.ts'
import { isOffered } from '../layer-colors.ts'
import { findLocation } from '../lookup.ts'
import { chosenSize, sizesFor } from '../sizes.ts'
import type { ActionContext, ActionRefusal } from './action.ts'
import { placeFacts, targetDecoration } from './targets.ts'

type Value = string | number

/** What is refused when a decoration has no such option, or when it does not take the value. */
type RefuseOption = (option: string, value: Value, field: OptionField | undefined) => ActionRefusal

export const unknownOption: RefuseOption = (option, value) => ({ code: 'unknownOption', option, value })

/**
 * Chooses what a type leaves open, several at once; the rest stays as it is where it still can. A colour that is no
 * longer offered stays only where it is. `isAnew`: the rest begins with its defaults.
 */
export function chooseOptions(
  document: DesignDocument,
  decorationId: string,
  chosen: Readonly<Record<string, Value>>,
  context: ActionContext,
  refusalOf: RefuseOption = unknownOption,
  { isAnew = false }: { readonly isAnew?: boolean } = {},
): Result<DesignDocument, ActionRefusal> {
  const target = targetDecoration(document, { decorationId }, context)
  if (!target.ok) return target
  const { decoration, type } = target.value
  const wanted = isAnew ? chosen : { ...decoration.options, ...chosen }
  const fields = type.options.fieldsWith(completeOptions(type.options, wanted))
  for (const [option, value] of Object.entries(chosen)) {
    const field = fields.find(({ name }) => name === option)
    const isKept = decoration.options[option] === value
    if (!field || !takesValue(field, value) || !(isKept || context.restores || isChoosable(field, value))) {
      const { code, ...facts } = refusalOf(option, value, field)
      return refuse(code, facts)
    }
  }
  const options = completeOptions(type.options, wanted)
  const location = must(findLocation(context.product, decoration.positionName), decoration.positionName)
  const sizes = sizesFor(type, location, { ...decoration, options })
  if (decoration.artwork && sizes.length === 0) return refuseSize(location, chosen)
  return ok(
    withDecoration(document, decorationId, before => ({
      ...before,
      options,
      sizeId: chosenSize(decoration, sizes)?.id ?? null,
      latestUpdate: context.now,
    })),
  )
}

function isChoosable(field: OptionField, value: Value): boolean {
  if (field.kind !== 'color') return true
  const color = field.palette.colors.find(({ name }) => name === value)
  return color !== undefined && isOffered(color)
}

/** A shape that does not fit the place is none that is offered there. */
function refuseSize(location: LocationDefinition, chosen: Readonly<Record<string, Value>>) {
  return chosen.tagName !== undefined
    ? refuse('unknownTagName', { tagName: String(chosen.tagName) })
    : refuse('imageTooSmall', placeFacts(location))
}
