import { assetCalls } from '@teamloom/contract/assets.ts'
import { expect, test } from 'vitest'
import { decoration as en } from '#web/locales/en/decoration.ts'
import { decoration as fr } from '#web/locales/fr/decoration.ts'

const refusals = [assetCalls.uploadUrl, assetCalls.uploadUrlWithAdmin, assetCalls.create].flatMap(
  each => each.refusals,
)

test.each([
  ['en', en.errors],
  ['fr', fr.errors],
])('each refusal of an upload has words of its own: %s', (_, errors) => {
  expect(refusals.filter(key => !Object.hasOwn(errors, key))).toEqual([])
})
