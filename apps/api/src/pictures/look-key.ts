import { createHmac } from 'node:crypto'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { stringify } from 'safe-stable-stringify'

/**
 * The name of a picture: a keyed hash of all that is drawn and of what draws it, so that it cannot be guessed, never
 * goes stale, and two designs that look alike share it.
 */
export function lookKey(drawn: DrawnDesign, drawnBy: string, secret: string): string {
  const prints = drawn.prints.map(({ decorationId: _, ...print }) => print)
  return createHmac('sha256', secret)
    .update(`picture ${drawnBy} ${stringify({ ...drawn, prints })}`)
    .digest('base64url')
    .slice(0, 32)
}
