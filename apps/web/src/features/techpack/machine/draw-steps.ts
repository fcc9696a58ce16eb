import type { SewnSteps } from '#web/features/techpack/machine/sewn-steps.ts'

/** Thread of weight 40, in tenths of a millimetre. */
const threadWidth = 4
/** Marked: what may catch on things, and what may break thread. Tenths of a millimetre. */
const [longFrom, shortBelow] = [70, 5]
const margin = 44

export type Drawing = {
  readonly sewn: SewnSteps
  /** The colour of each block. */
  readonly hexes: readonly string[]
  /** How many steps are done. */
  readonly done: number
  readonly marks: boolean
}

/** Draws what is sewn so far, with the needle where it is. */
export function drawSteps(canvas: HTMLCanvasElement, { sewn, hexes, done, marks }: Drawing): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = Math.min(
    (canvas.width - 2 * margin) / Math.max(1, sewn.width),
    (canvas.height - 2 * margin) / Math.max(1, sewn.height),
  )
  const placeX = (x: number) => canvas.width / 2 + (x - sewn.left - sewn.width / 2) * scale
  const placeY = (y: number) => canvas.height / 2 + (y - sewn.top - sewn.height / 2) * scale
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.lineCap = 'round'
  context.lineWidth = Math.max(1, threadWidth * scale)
  const steps = sewn.steps
  let at = 0
  while (at < done) {
    const { block } = steps[at]!
    // Neighbours are told apart by their light, as threads are.
    for (const [light, parity] of [
      ['', 0],
      ['dark', 1],
    ] as const) {
      context.beginPath()
      for (let n = at; n < done && steps[n]!.block === block; n++) {
        const [from, to] = [steps[n - 1], steps[n]!]
        if (to.kind !== 'stitch' || !from || n % 2 !== parity) continue
        context.moveTo(placeX(from.x), placeY(from.y))
        context.lineTo(placeX(to.x), placeY(to.y))
      }
      context.strokeStyle = light === 'dark' ? darker(hexes[block] ?? '#000000') : (hexes[block] ?? '#000000')
      context.stroke()
    }
    while (at < done && steps[at]!.block === block) at++
  }
  if (marks) drawMarks(context, { sewn, done }, placeX, placeY)
  const needle = steps[done - 1]
  if (needle && done < steps.length) {
    context.beginPath()
    context.arc(placeX(needle.x), placeY(needle.y), 6, 0, 2 * Math.PI)
    context.fillStyle = '#2836CF'
    context.fill()
    context.lineWidth = 2
    context.strokeStyle = '#ffffff'
    context.stroke()
  }
}

function drawMarks(
  context: CanvasRenderingContext2D,
  { sewn: { steps }, done }: Pick<Drawing, 'sewn' | 'done'>,
  placeX: (x: number) => number,
  placeY: (y: number) => number,
): void {
  context.lineWidth = 2
  for (let n = 1; n < done; n++) {
    const [from, to] = [steps[n - 1]!, steps[n]!]
    if (to.kind === 'jump') {
      // Where thread is cut, and where it goes on.
      if (from.kind !== 'stitch') continue
      context.beginPath()
      context.arc(placeX(from.x), placeY(from.y), 5, 0, 2 * Math.PI)
      context.fillStyle = '#ffffff'
      context.fill()
      context.strokeStyle = '#2836CF'
      context.stroke()
      continue
    }
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const isOdd = length > longFrom || (length < shortBelow && from.kind === 'stitch')
    if (!isOdd) continue
    context.beginPath()
    context.moveTo(placeX(from.x), placeY(from.y))
    context.lineTo(placeX(to.x), placeY(to.y))
    context.strokeStyle = '#AF1F2B'
    context.stroke()
  }
}

function darker(hex: string): string {
  const part = (at: number) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.86)
  return `rgb(${part(1)} ${part(3)} ${part(5)})`
}
