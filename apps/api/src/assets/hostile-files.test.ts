import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crestSvg, refusalOf, svg } from '#api/testing/artwork-files.ts'
import { longestPause } from '#api/testing/longest-pause.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  // What is compiled and started once is not the file's doing.
  await refusalOf(app.app, maya, crestSvg, { filename: 'crest.svg' })
})
afterAll(() => app.close())

const art = '<rect width="400" height="300"/>'

/** Each took an expression that looks back seconds to minutes. */
describe('a file that is made to be slow to read holds nobody up (AC18)', () => {
  test.each([
    ['brackets that never open', '<!DOCTYPE['.repeat(40) + ']'.repeat(32_000)],
    ['many document types', '<!DOCTYPE'.repeat(20_000)],
    ['comments that never end', '<!--'.repeat(250_000)],
    ['instructions that never end', '<?a '.repeat(250_000)],
    ['quotes that never end', `<!DOCTYPE svg "${"'".repeat(1_000_000)}`],
    ['an open tag', `<svg ${'a="b" '.repeat(150_000)}`],
    ['fonts that never end', svg(`<style>${'@font-face{'.repeat(100_000)}</style>${art}`)],
    ['imports that never end', svg(`<style>${'@import "'.repeat(100_000)}</style>${art}`)],
    ['comments of a sheet that never end', svg(`<style>${'/*'.repeat(400_000)}</style>${art}`)],
    ['rules that never open', svg(`<style>${'a'.repeat(900_000)}</style>${art}`)],
    ['addresses that never end', svg(`<style>a{fill:${'url('.repeat(200_000)}}</style>${art}`)],
    ['entities that never end', `<!DOCTYPE svg [${'<!ENTITY a "'.repeat(50_000)}]>${svg(art)}`],
    ['references that never end', svg(`<title>${'&amp'.repeat(200_000)}</title>${art}`)],
    ['an address of spaces', svg(`<image href="${' '.repeat(900_000)}x"/>${art}`)],
    ['a bitmap that never ends', svg(`<image href="data:image/png;base64,${'A '.repeat(400_000)}"/>${art}`)],
    ['a transform that never ends', svg(`<g transform="${'rotate('.repeat(150_000)}">${art}</g>`)],
    ['a path that never ends', svg(`<path d="${'M'.repeat(900_000)}"/>${art}`)],
  ])('%s', async (_, bytes) => {
    let answer = ''
    const pause = await longestPause(async () => {
      answer = await refusalOf(app.app, maya, bytes, { filename: 'crest.svg' })
    })
    expect(answer).toMatch(/^(?:answered|422 (?:processingError|unspecifiedFormat))$/)
    expect(pause).toBeLessThan(100)
  })
})
