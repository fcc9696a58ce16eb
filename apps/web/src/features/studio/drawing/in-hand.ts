import { openSwitch } from '#web/lib/open-switch.ts'

/** What is let go may be taken up again at once. */
const restMs = 400

const held = openSwitch(false)
let isOnlyPressed = false
let letGoAt = Number.NEGATIVE_INFINITY

/**
 * Whether something is in the hand, carried over the garment or pulled along a slider: what is drawn apart from it waits
 * until it is let go.
 */
export const inHand = {
  get: held.get,
  subscribe: held.subscribe,
  set(next: boolean): void {
    if (held.get() && !next && !isOnlyPressed) letGoAt = performance.now()
    isOnlyPressed = false
    held.set(next)
  },
  /** Takes what may be carried the next moment; after a mere click nothing has to come to rest. */
  press(): void {
    if (held.get()) return
    isOnlyPressed = true
    held.set(true)
  },
}

/** What was pressed is in the hand until the pointer is let go. */
export function takeInHand(): void {
  inHand.set(true)
  whenLetGo(() => inHand.set(false))
}

/**
 * What may be carried is in the hand until the pointer is let go; where it is carried, whoever carries it lets go of
 * it.
 */
export function pressInHand(): void {
  inHand.press()
  whenLetGo(() => {
    if (isOnlyPressed) inHand.set(false)
  })
}

/** Wherever that is: the pointer may have left what it pressed. */
function whenLetGo(letGo: () => void): void {
  const ends = ['pointerup', 'pointercancel']
  const end = () => {
    for (const name of ends) window.removeEventListener(name, end, { capture: true })
    letGo()
  }
  for (const name of ends) window.addEventListener(name, end, { capture: true })
}

/** Once the hand is free, and was not just a moment ago; at once when it rests already. */
export async function handAtRest(): Promise<void> {
  for (;;) {
    await held.becomes(false)
    const leftMs = letGoAt + restMs - performance.now()
    if (leftMs <= 0) return
    await new Promise(resolve => setTimeout(resolve, leftMs))
  }
}
