import { type Side, sideBeside } from '@teamloom/bakes/side.ts'
import { useRef } from 'react'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

/** Resting so long on a side's picture or at the stage's edge turns the garment. */
const restMs = 400
/** Pixels of the stage's left and right that are its edge. */
const edge = 36
/** Pixels of the stage's foot in which the sides' pictures lie: elsewhere they are not looked for, as that takes long. */
const foot = 140

/** While something is carried: turns the garment to the side that the pointer rests on. */
export function useTurning(stage: React.RefObject<HTMLElement | null>) {
  const { product, side, showSide } = useStudio()
  const resting = useRef<{ readonly on: Side; readonly timer: ReturnType<typeof setTimeout> } | null>(null)

  const leave = () => {
    if (resting.current) clearTimeout(resting.current.timer)
    resting.current = null
  }

  const at = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const box = stage.current?.getBoundingClientRect()
    if (!box) return
    const on =
      (clientY > box.bottom - foot ? sideUnder(clientX, clientY) : undefined) ??
      sideBeyond(box, clientX, clientY)
    if (on === resting.current?.on) return
    leave()
    if (!on || on === side || !product.sides.includes(on)) return
    const timer = setTimeout(() => {
      resting.current = null
      showSide(on)
    }, restMs)
    resting.current = { on, timer }
  }

  function sideBeyond(box: DOMRect, x: number, y: number): Side | undefined {
    if (y < box.top || y > box.bottom) return undefined
    if (x > box.right - edge) return sideBeside(side, 'right')
    return x < box.left + edge ? sideBeside(side, 'left') : undefined
  }

  return { at, leave }
}

function sideUnder(x: number, y: number): Side | undefined {
  const under = document.elementsFromPoint(x, y).find(element => element.closest('[data-side]'))
  return under?.closest<HTMLElement>('[data-side]')?.dataset.side as Side | undefined
}
