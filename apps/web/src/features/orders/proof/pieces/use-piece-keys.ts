import type { ProofPiece } from '@teamloom/contract/pieces.ts'
import type { KeyboardEvent } from 'react'

type About = {
  readonly pieces: readonly ProofPiece[]
  readonly active: ProofPiece | undefined
  readonly go: (piece: ProofPiece) => void
  readonly tick: ((piece: ProofPiece) => void) | undefined
}

/** Arrows, Home and End move, up and down by a row as it is laid out; Space ticks, Enter leads to the piece from near. */
export function usePieceKeys({ pieces, active, go, tick }: About) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!active || event.altKey || event.ctrlKey || event.metaKey) return
    const at = pieces.findIndex(({ lineId }) => lineId === active.lineId)
    if (event.key === ' ') {
      event.preventDefault()
      return tick?.(active)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      return document.querySelector<HTMLElement>('[data-near-tick]')?.focus()
    }
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columnsOf(event.currentTarget),
      ArrowDown: columnsOf(event.currentTarget),
      Home: -at,
      End: pieces.length - 1 - at,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = pieces[at + step]
    if (next) go(next)
  }
}

function columnsOf(list: HTMLElement): number {
  const tops = [...list.children].map(child => (child as HTMLElement).offsetTop)
  return Math.max(1, tops.filter(top => top === tops[0]).length)
}
