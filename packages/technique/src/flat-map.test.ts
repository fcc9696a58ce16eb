import { linearOfByte } from '@teamloom/artwork/linear-light.ts'
import { expect, test } from 'vitest'
import { flatMap } from './film.ts'

test('what lies flat is its light times its cover, whatever of it is covered: nothing, all or a part', () => {
  const rgba = new Uint8Array(256 * 256 * 4)
  for (let cover = 0; cover < 256; cover++)
    for (let byte = 0; byte < 256; byte++)
      rgba.set([byte, 255 - byte, byte ^ 85, cover], 4 * (256 * cover + byte))
  const covers = (at: number) => rgba[at - (at % 4) + 3]! / 255
  const expected = Uint16Array.from(rgba, (byte, at) =>
    Math.round((at % 4 === 3 ? 1 : linearOfByte[byte]!) * covers(at) * 65535),
  )
  expect(flatMap({ width: 256, height: 256, rgba })).toEqual({
    width: 256,
    height: 256,
    margin: 0,
    rgba: expected,
  })
})
