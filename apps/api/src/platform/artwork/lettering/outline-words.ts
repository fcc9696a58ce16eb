import { drawForPerson } from '@teamloom/artwork/draw-for-person.ts'
import { asShown, type Setting } from '@teamloom/artwork/fit-words.ts'
import { drawingOf, inWholeUnits } from '@teamloom/artwork/lay-letters.ts'
import { areLettersJoined } from '@teamloom/artwork/letter-gaps.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { WordsOutline } from '@teamloom/artwork/words-outline.ts'
import type { LetteredWords } from '@teamloom/design/dress-person.ts'
import { areasOf } from '#api/platform/artwork/areas/drawing-areas.ts'
import { boxOf, movedData } from '#api/platform/artwork/areas/outlines.ts'
import { finestOfWords } from '#api/platform/artwork/lettering/finest-of-words.ts'
import { openFont } from '#api/platform/artwork/lettering/letter-words.ts'

/** A path without powers of ten, which not every cutter reads. */
function plain(d: string): string {
  return d.replaceAll(/-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/g, value =>
    String(Math.round(Number(value) * 1e5) / 1e5),
  )
}

/** A person's words, set with all others of a list, as outlines at true size; null where they have none. */
export function outlineForPerson(
  recipe: TextRecipe,
  words: string,
  setting: Setting,
): LetteredWords<WordsOutline | null> {
  const font = openFont(recipe.font)
  const drawn = drawForPerson(recipe, font, words, setting)
  if ('missing' in drawn) return drawn
  const { laid, widthInches, heightInches } = drawn
  const whole = inWholeUnits(laid)
  const cut = areasOf(drawingOf(whole))
  if ('fault' in cut) return { art: null, widthInches, heightInches }
  const boxes = cut.areas.map(({ d }) => boxOf(d))
  const [left, top] = [Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top))]
  const [right, bottom] = [
    Math.max(...boxes.map(box => box.right)),
    Math.max(...boxes.map(box => box.bottom)),
  ]
  const unit = widthInches / laid.width
  const inches = (value: number) => Math.round(value * unit * 1e5) / 1e5
  return {
    art: {
      shown: asShown(recipe, words),
      areas: cut.areas.flatMap(({ d, paint }) =>
        'stops' in paint
          ? []
          : [{ d: plain(movedData(d, [unit, 0, 0, unit, -left * unit, -top * unit])), rgb: paint.rgb }],
      ),
      widthInches: inches(right - left),
      heightInches: inches(bottom - top),
      letterInches: setting.letterInches,
      areJoined: areLettersJoined(font, asShown(recipe, words), setting),
      finest: finestOfWords(whole, unit),
      middle: {
        across: inches(laid.left + laid.width / 2 - whole.left - left),
        down: inches(laid.top + laid.height / 2 - whole.top - top),
      },
    },
    widthInches,
    heightInches,
  }
}
