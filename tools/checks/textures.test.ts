import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { palettes } from '@teamloom/catalog/colors/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { repository } from '../bake-files.ts'

const textured = palettes.flatMap(({ colors }) => colors).filter(({ textureUrl }) => textureUrl)

test.each(textured)('the chip of $label.en ($name) has its texture, a print in its own colour', color => {
  const svg = readFileSync(join(repository, 'apps/web/public', must(color.textureUrl, color.name)), 'utf8')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+">/)
  const fills = svg.match(/#[0-9A-F]{6}/g) ?? []
  expect(fills).toEqual(color.print ? [color.print.hex] : [])
})
