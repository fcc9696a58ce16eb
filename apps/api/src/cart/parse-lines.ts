import { asOffered } from '@teamloom/commerce/house/house.ts'
import { mostLines } from '@teamloom/commerce/lines/line.ts'
import { guessListColumns, type ListColumn, personColumns } from '@teamloom/commerce/lines/list-columns.ts'
import { gatherRows, listDelimiter, openRowReader } from '@teamloom/commerce/lines/read-list.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import Papa from 'papaparse'
import { findListedDesign } from '#api/cart/find-list.ts'
import { reads } from '#api/http/handler.ts'
import { inSlices, nextTurn } from '#api/platform/slices.ts'

/** NN2: nothing is kept. */
export const parseCartLines = reads(
  cartCalls.parseLines,
  async ({ actor, params, body, now }, tx, { house }) => {
    const found = await findListedDesign(tx, actor.id, params.id)
    if (!found.ok) return found
    const { opened, slots } = found.value
    await nextTurn()
    const { data: rows } = Papa.parse<string[]>(body.text, {
      delimiter: listDelimiter(body.text),
      preview: mostLines + 2,
    })
    // A heading is none of them.
    if (rows.length > mostLines + 1)
      return refuse('validation_failed', {
        issues: [{ path: 'text', message: `at most ${mostLines} lines` }],
        field: 'text',
        rule: 'itemsAtMost',
        limit: mostLines,
      })
    const asked = { slots, sizes: offeredSizes(asOffered(await house.at(tx, now), opened).product) }
    await nextTurn()
    const columns = guessListColumns(rows, asked)
    const readRow = openRowReader(columns, asked)
    const { lines, skipped } = gatherRows(await inSlices(rows, readRow))
    return ok({
      columns: columns.columns.map(nameOf),
      lines: lines.map(({ words, unread, ...line }) => ({
        ...line,
        words: { ...words },
        unread: [...unread],
      })),
      skipped: [...skipped],
    })
  },
)

function nameOf(column: ListColumn): string {
  if (column.of === 'person') return personColumns[column.field]
  return column.of === 'slot' ? column.id : column.of
}
