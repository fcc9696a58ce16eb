import type { OpenCheck } from '@teamloom/design/open-checks.ts'
import { expect, it } from 'vitest'
import { countChecks, groupChecks } from '#web/shown/group-checks.ts'

const both = (words: string) => ({ en: words, fr: words })
const check = (decorationId: string, title: string, text: string): OpenCheck => ({
  decorationId,
  key: title,
  wantsVector: false,
  title: both(title),
  text: both(text),
})

it('tells what follows once, and what several decorations have once, in the order in which they came', () => {
  const groups = groupChecks([
    check('chest', 'photo.png is redrawn', 'You approve it.'),
    check('chest', 'A line is too thin', 'We look at it.'),
    check('back', 'A line is too thin', 'We look at it.'),
    check('back', 'A detail is too small', 'We look at it.'),
    check('back', 'photo.png is redrawn', 'You approve it.'),
  ])
  expect(groups).toEqual([
    { titles: [both('photo.png is redrawn')], text: both('You approve it.') },
    { titles: [both('A line is too thin'), both('A detail is too small')], text: both('We look at it.') },
  ])
  expect(countChecks(groups)).toBe(3)
})
