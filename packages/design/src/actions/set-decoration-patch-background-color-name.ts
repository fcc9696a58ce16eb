import { defineColorChoice } from './color-choice.ts'

/** Gives a patch the colour of its cloth. */
export const setDecorationPatchBackgroundColorName = defineColorChoice(
  'setDecorationPatchBackgroundColorName',
  'backgroundColorName',
)
