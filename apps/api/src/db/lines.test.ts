import { linesOf, quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { withQuantities } from '@teamloom/commerce/lines/with-quantities.ts'
import { wordedOf } from '@teamloom/commerce/lines/worded-pieces.ts'
import { anyLines, anySizes } from '@teamloom/commerce/testing/any-lines.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the database reckons with lines as the rules do (OR4, SC32, NN9)', async () => {
  const reckoned = fc.asyncProperty(
    fc.array(fc.record({ lines: anyLines, sizes: anySizes }), { minLength: 20, maxLength: 20 }),
    async cases => {
      const { rows } = await app.pool.query(
        `select quantities_of(lines) as sums, lines_of(sizes) as spares, with_quantities(lines, sizes) as set,
            worded_of(lines) as worded
          from unnest($1::jsonb[], $2::jsonb[]) with ordinality as each(lines, sizes, place) order by place`,
        [cases.map(({ lines }) => JSON.stringify(lines)), cases.map(({ sizes }) => JSON.stringify(sizes))],
      )
      expect(rows).toEqual(
        cases.map(({ lines, sizes }) => ({
          sums: quantitiesOf(lines),
          spares: linesOf(sizes),
          set: withQuantities(lines, sizes),
          worded: wordedOf(lines),
        })),
      )
    },
  )
  await fc.assert(reckoned, { numRuns: 50, endOnFailure: true })
})
