import { isInRange, type NumberRange } from '@teamloom/commerce/collection/number-range.ts'
import { checkWords } from '@teamloom/commerce/lines/check-words.ts'
import type { Slot, Words } from '@teamloom/design/slots.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { letterMissingInAny, loadFontsOfSlots, type VersionsOfSlots } from '#api/designs/fonts-of-slots.ts'
import type { RestingRow } from '#api/designs/kept-of-designs.ts'
import { loadOutlines } from '#api/designs/outlines.ts'
import type { Reader } from '#api/platform/database/database.ts'

type Worded = {
  /** The design's id. */
  readonly id: string
  readonly words?: Words | undefined
  /** Where the words stand in the call's fields: `selection.0.words`. */
  readonly path: string
}

/** Who says them: visitors choose among the numbers of a range, and leave nothing out that must not be empty. */
type Sayer = { readonly kind: 'visitor'; readonly range: NumberRange } | { readonly kind: 'organizer' }

/**
 * SC33, SC34: why words cannot be kept, if so, by the field; else which words of a design are numbers. `rows`: of the
 * designs of all lines, held until the transaction ends.
 */
export async function checkAnswerWords(
  tx: Reader,
  lines: readonly Worded[],
  rows: readonly RestingRow[],
  sayer: Sayer,
) {
  const outlines = await loadOutlines(tx, rows)
  const slotsOf = (designId: string): readonly Slot[] => outlines(designId)?.slots ?? []
  const versionsOf = (designId: string): VersionsOfSlots => outlines(designId)?.versionsOfSlots ?? new Map()
  const fontsOf = await loadFontsOfSlots(
    tx,
    lines.map(({ id }) => versionsOf(id)),
  )
  for (const [at, { id, words = {}, path }] of lines.entries()) {
    const slots = slotsOf(id)
    const unknown = Object.keys(words).find(slotId => !slots.some(slot => slot.id === slotId))
    const wrong = (slotId: string, message: string) =>
      refuse('validation_failed', { issues: [{ path: `${path}.${slotId}`, message }] })
    if (unknown) return wrong(unknown, 'is no slot of the design')
    const demanded = slots.map(slot => ({
      ...slot,
      mayBeEmpty: slot.mayBeEmpty || sayer.kind === 'organizer',
    }))
    const checked = checkWords([{ id: '', size: 'any', qty: 1, words }], demanded, (slotId, text) =>
      letterMissingInAny(fontsOf(versionsOf(id), slotId), text),
    )
    if (!checked.ok) {
      const { code, issues, ...facts } = checked.refusal
      const told = (issues as readonly Issue[]).map(issue => ({
        ...issue,
        path: issue.path.replace('lines.0.words', path),
      }))
      return refuse(code, { ...facts, issues: told, ...('line' in facts && { line: at + 1 }) })
    }
    if (sayer.kind === 'organizer') continue
    for (const [slotId, number] of Object.entries(numbersAmong(words, slots) ?? {})) {
      const { from, to, reserved } = sayer.range
      if (!isInRange(sayer.range, number)) return wrong(slotId, `is no number from ${from} to ${to}`)
      if (reserved.includes(number)) return refuseTaken({ number, slotId, designId: id }, path)
    }
  }
  return ok((designId: string, words: Words | undefined) => numbersAmong(words, slotsOf(designId)))
}

type Issue = { readonly path: string; readonly message: string }

type Claim = { readonly number: string; readonly slotId: string; readonly designId: string }

/** SC34: never whose it is, nor whether it is reserved. `path`: of the words that asked for it. */
export function refuseTaken(claim: Claim, path: string) {
  const issues = [{ path: `${path}.${claim.slotId}`, message: `${claim.number} is taken` }]
  return refuse('number_taken', { ...claim, issues })
}

function numbersAmong(words: Words | undefined, slots: readonly Slot[]): Words | null {
  const numbers = slots.flatMap(({ id, kind }) => {
    const number = words?.[id]
    return kind === 'number' && number ? [[id, number] as const] : []
  })
  return numbers.length > 0 ? Object.fromEntries(numbers) : null
}
