import type { SizeDefinition } from '@teamloom/catalog/definition.ts'
import type { Line } from '../line.ts'
import type { Finding } from '../problems/index.ts'
import type { List } from '../problems/problem.ts'

/** What one click writes into a line in place of what is likely a mistake. */
export type Mend =
  | { readonly kind: 'words'; readonly words: Readonly<Record<string, string>> }
  /** A number that nobody of the list has. */
  | { readonly kind: 'number'; readonly words: Readonly<Record<string, string>>; readonly number: string }
  | { readonly kind: 'size'; readonly size: string }
  | { readonly kind: 'qty'; readonly qty: number }
  | { readonly kind: 'removal' }

export type MendedList = List & {
  readonly sizes: readonly Pick<SizeDefinition, 'name' | 'displayLabel'>[]
}

export type About = Finding & {
  readonly list: MendedList
  readonly at: number
  readonly line: Line
  /** What it says in the slot; empty where it says nothing, or the problem is about no slot. */
  readonly text: string
}

/** A line as it is once it is mended; null: it is taken out. */
export function mended<Mended extends Pick<Line, 'size' | 'qty' | 'words'>>(
  line: Mended,
  mend: Mend,
): Mended | null {
  if (mend.kind === 'removal') return null
  if (mend.kind === 'size') return { ...line, size: mend.size }
  if (mend.kind === 'qty') return { ...line, qty: mend.qty }
  return { ...line, words: { ...line.words, ...mend.words } }
}
