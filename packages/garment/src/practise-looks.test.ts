import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import { expect, test } from 'vitest'
import { practiseLooks } from './practise-looks.ts'

test('a look of every type that is drawn can be practised, a step each', () => {
  const drawn = decorationTypes.filter(({ surface }) => surface !== null).map(({ type }) => type)
  expect([...practiseLooks(decorationTypes)]).toEqual(drawn)
})
