import { randomUUID } from 'node:crypto'
import { checkWords } from '@teamloom/commerce/lines/check-words.ts'
import { givenLines, isNobodys } from '@teamloom/commerce/lines/given-lines.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { lettersOfSlots } from '#api/designs/fonts-of-slots.ts'
import { openDesign } from '#api/designs/load-design.ts'
import { termsOf } from '#api/pricing/ordered-terms.ts'
import type { Asked, Plan } from '#api/requests/edits/plan-edit.ts'

/** NN4, NN12: the list as it would be kept; who a line is of was written into it when it was ordered. */
export const setLines: Plan<'setLines'> = async (tx, { fields, loaded }) => {
  const { designId, lines: given } = fields
  const item = loaded.items.find(each => each.designId === designId)
  if (!item) return refuse('designIdDoesntExist')
  const [row] = await tx
    .select()
    .from(designs)
    .where(and(eq(designs.id, designId), eq(designs.preorderId, loaded.preorder.id)))
  const opened = row && openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  const slots = slotsOf(opened.document)
  const known = new Set([...slots.map(({ id }) => id), ...slotsIn(item.lines)])
  const unknown = slotsIn(given).find(id => !known.has(id))
  if (unknown) return refuse('unknownDecoration', { decorationId: unknown })
  const checked = checkWords(
    given.map(line => ({ ...line, id: isNobodys(line) ? line.size : (line.id ?? '') })),
    slots,
    await lettersOfSlots(tx, opened.document, slots),
  )
  if (!checked.ok) return checked
  const { sizeNames } = termsOf(item)
  const lines = givenLines(given, { before: item.lines, sizeNames, answered: new Map(), newId: randomUUID })
  return ok({ input: { designId, lines } })
}

type GivenWords = Pick<Line, 'words'> | Asked<'setLines'>['fields']['lines'][number]

const slotsIn = (lines: readonly GivenWords[]) => lines.flatMap(({ words }) => Object.keys(words ?? {}))
