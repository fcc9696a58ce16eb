import { defineColorChoice } from './color-choice.ts'

/** Gives a tag the colour of its ground. */
export const setDecorationTagBackgroundColorName = defineColorChoice(
  'setDecorationTagBackgroundColorName',
  'backgroundColorName',
)
