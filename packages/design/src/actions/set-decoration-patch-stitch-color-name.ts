import { defineColorChoice } from './color-choice.ts'

/** Gives a patch the thread of its edge. */
export const setDecorationPatchStitchColorName = defineColorChoice(
  'setDecorationPatchStitchColorName',
  'stitchColorName',
)
