import { sizeBandOf } from '@teamloom/catalog/size-band.ts'
import { personOf } from '../person-key.ts'
import type { About, Mend } from './mend.ts'

/** One piece, for words that none is ordered for. */
export function orderOne(): Mend {
  return { kind: 'qty', qty: 1 }
}

/** The size of the same letters in the other band: `M` of `YM`. */
export function otherBandsSize({ list, line }: About): Mend | null {
  const own = list.sizes.find(({ name }) => name === line.size)
  if (!own) return null
  const lettersOf = (name: string) => name.replace(/^(youth|y)\s*/i, '').toUpperCase()
  const found = list.sizes.find(
    size =>
      sizeBandOf(size) !== sizeBandOf(own) &&
      list.bandOf(size.name) !== list.bandOf(own.name) &&
      lettersOf(size.name) === lettersOf(own.name),
  )
  return found ? { kind: 'size', size: found.name } : null
}

/** Out of the list where an earlier line says all the same of them. */
export function takeOut({ list, line, at }: About): Mend | null {
  const said = ({ size, words }: About['line']) =>
    JSON.stringify([size, list.slots.map(({ id }) => words?.[id] ?? '')])
  const isSame = list.lines.some(
    (other, index) => index < at && personOf(other) === personOf(line) && said(other) === said(line),
  )
  return personOf(line) !== undefined && isSame ? { kind: 'removal' } : null
}
