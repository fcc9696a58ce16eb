import { z } from 'zod/mini'
import { addDecoration } from './add-decoration.ts'
import { changeDecorationType } from './change-decoration-type.ts'
import { linkPersonal } from './link-personal.ts'
import { reinitializeDecoration } from './reinitialize-decoration.ts'
import { removeDecoration } from './remove-decoration.ts'
import { restore } from './restore-design.ts'
import { setColor } from './set-color.ts'
import { setColors } from './set-colors.ts'
import { setDecorationActive } from './set-decoration-active.ts'
import { setDecorationAsset } from './set-decoration-asset.ts'
import { setDecorationLocation } from './set-decoration-location.ts'
import { setDecorationOption } from './set-decoration-option.ts'
import { setDecorationOptions } from './set-decoration-options.ts'
import { setDecorationPatchBackgroundColorName } from './set-decoration-patch-background-color-name.ts'
import { setDecorationPatchStitchColorName } from './set-decoration-patch-stitch-color-name.ts'
import { setDecorationPersonal } from './set-decoration-personal.ts'
import { setDecorationRepeatingPattern } from './set-decoration-repeating-pattern.ts'
import { setDecorationSize } from './set-decoration-size.ts'
import { setDecorationTagBackgroundColorName } from './set-decoration-tag-background-color-name.ts'
import { setDecorationTagName } from './set-decoration-tag-name.ts'
import { setDecorationTagTextureName } from './set-decoration-tag-texture-name.ts'
import { setStyle } from './set-style.ts'
import { updatePrintColor } from './update-print-color.ts'
import { updatePrintColors } from './update-print-colors.ts'

/** Every change that a design can take. */
export const actions = [
  setColor,
  setColors,
  setStyle,
  addDecoration,
  removeDecoration,
  reinitializeDecoration,
  setDecorationAsset,
  setDecorationLocation,
  setDecorationSize,
  setDecorationOption,
  setDecorationOptions,
  setDecorationTagName,
  setDecorationTagTextureName,
  setDecorationTagBackgroundColorName,
  setDecorationPatchBackgroundColorName,
  setDecorationPatchStitchColorName,
  setDecorationRepeatingPattern,
  setDecorationPersonal,
  linkPersonal,
  setDecorationActive,
  changeDecorationType,
  updatePrintColor,
  updatePrintColors,
  restore,
] as const

type AnyAction = (typeof actions)[number]
export type ActionName = AnyAction['action']

/** One change as it is sent: the action's name and its own fields. */
export type DesignChange = {
  [Each in AnyAction as Each['action']]: { readonly action: Each['action'] } & Readonly<
    z.input<Each['schema']>
  >
}[ActionName]

function schemaOf(known: readonly AnyAction[]) {
  const schemas = known.map(({ action, schema }) => z.extend(schema, { action: z.literal(action) }))
  return z.discriminatedUnion(
    'action',
    schemas as unknown as [(typeof schemas)[number], ...(typeof schemas)[number][]],
  ) as unknown as z.ZodMiniType<DesignChange, DesignChange>
}

/** Checks a change and drops what it does not know. */
export const changeSchema = schemaOf(actions)

/** Former things are given back by taking back, or by a version: what to is not the sender's to say. */
export const sentChangeSchema = schemaOf(actions.filter(({ action }) => action !== 'restore'))
