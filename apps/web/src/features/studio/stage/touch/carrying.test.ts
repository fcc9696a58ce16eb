import { locationsOf } from '@teamloom/design/locations.ts'
import { findDecoration, findLocation, findType } from '@teamloom/design/lookup.ts'
import { chosenSize, sizesFor } from '@teamloom/design/sizes.ts'
import { after, decorated, fresh, id, sample } from '@teamloom/design/testing/sample.ts'
import type { LaidPlace } from '@teamloom/garment/laid-place.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import {
  afterEvent,
  type Carrying,
  isFollowing,
  nothingCarried,
} from '#web/features/studio/stage/touch/carrying.ts'
import type {
  CarryingEffect,
  CarryingEvent,
  CarryingFacts,
  Press,
} from '#web/features/studio/stage/touch/carrying-events.ts'

const decorationId = id(1)
const withPocket = after(fresh, {
  action: 'setStyle',
  partName: 'body',
  elementName: 'pocket',
  styleName: 'kangaroo',
})
const document = decorated(decorated(withPocket, 1, 'chest'), 2, 'pocketPrint')
const decoration = must(findDecoration(document, decorationId), 'decoration')
const sizesAt = (positionName: string) =>
  sizesFor(
    must(findType(sample, decoration.type), 'type'),
    must(findLocation(sample, positionName), positionName),
    decoration,
  )

/** Ten pixels to the inch, all upright. */
const lie = (positionName: string, x: number, y: number): LaidPlace => {
  const { maxWidthInches, maxHeightInches } = must(findLocation(sample, positionName), positionName)
  const [right, down] = [
    { x: 10, y: 0 },
    { x: 0, y: 10 },
  ]
  return { positionName, x, y, right, down, widthInches: maxWidthInches, heightInches: maxHeightInches }
}
const front = [lie('chest', 200, 100), lie('leftChest', 400, 100), lie('pocketPrint', 200, 300)]

/** A hand that has gone through events; `did`: the effects of the last of them. */
function hand(laid: readonly LaidPlace[] | null = front) {
  let state: Carrying = nothingCarried
  const facts: CarryingFacts & { laid: readonly LaidPlace[] | null } = {
    laid,
    placeOf: asked => {
      const found = findDecoration(document, asked)
      return found && findLocation(sample, found.positionName)
    },
    placesFor: () => locationsOf(document, sample, decoration),
    sizesOf: (_, positionName) => sizesAt(positionName),
    sizeAt: () => chosenSize(decoration, sizesAt(decoration.positionName))?.id,
    moveTo: (moved, positionName) => ({ action: 'setDecorationLocation', decorationId: moved, positionName }),
  }
  let did: readonly CarryingEffect[] = []
  const happens = (event: CarryingEvent) => {
    ;[state, did] = afterEvent(state, event, facts)
  }
  const pointer = (x: number, y: number) => ({ pointerId: 1, clientX: x, clientY: y })
  return {
    happens,
    press: (about: Partial<Press> = {}) =>
      happens({
        kind: 'press',
        press: { decorationId, by: 'middle', pointerId: 1, x: 200, y: 100, ...about },
      }),
    moveTo: (x: number, y: number) => happens({ kind: 'move', pointer: pointer(x, y), spot: { x, y } }),
    release: (x = 0, y = 0) => happens({ kind: 'release', spot: { x, y } }),
    see: (places: readonly LaidPlace[] | null) => {
      facts.laid = places
      happens({ kind: 'look' })
    },
    kind: () => state.kind,
    to: () => ('carried' in state ? state.carried.to : undefined),
    isFollowing: (pointerId = 1) => isFollowing(state, { ...pointer(0, 0), pointerId }),
    did: (kind: CarryingEffect['kind']) => did.filter(effect => effect.kind === kind),
  }
}

function holding(laid?: readonly LaidPlace[] | null) {
  const own = hand(laid)
  own.press()
  own.moveTo(206, 100)
  return own
}

describe('a decoration that is pressed', () => {
  test('is not carried before the pointer has moved five pixels, and then is', () => {
    const { press, moveTo, kind, did, isFollowing: follows } = hand()
    press()
    moveTo(204, 102)
    expect([kind(), follows(), did('take')]).toEqual(['pressed', true, []])
    moveTo(205, 100)
    expect(kind()).toBe('carried')
    expect(did('take')).toEqual([{ kind: 'take', decorationId, pointerId: 1 }])
  })

  test('is carried by the pointer that pressed it alone', () => {
    const { press, moveTo, kind, isFollowing: follows } = hand()
    press({ pointerId: 2 })
    moveTo(300, 100)
    expect([kind(), follows(1), follows(2)]).toEqual(['pressed', false, true])
  })

  test('and let go where it is was only clicked', () => {
    const { press, release, kind, did } = hand()
    press()
    release(200, 100)
    expect([kind(), did('move'), did('change'), did('tellPutBack')]).toEqual(['idle', [], [], []])
  })

  test('is not taken up where someone else has removed it', () => {
    const { press, moveTo, kind } = hand()
    press({ decorationId: id(9) })
    moveTo(300, 100)
    expect(kind()).toBe('idle')
  })
})

describe('what is carried', () => {
  test('is tried at the place that is near, and moved there when it is let go', () => {
    const { moveTo, release, to, did, kind } = holding()
    moveTo(400, 100)
    expect(to()).toBe('leftChest')
    expect(did('try')).toMatchObject([
      { change: { action: 'setDecorationLocation', positionName: 'leftChest' } },
    ])
    expect(did('follow')).toEqual([{ kind: 'follow', spot: { x: 400, y: 100 } }])
    release(400, 100)
    expect(kind()).toBe('idle')
    expect(did('move')).toEqual([{ kind: 'move', decorationId, to: 'leftChest' }])
    expect(did('try')).toEqual([{ kind: 'try', change: null }])
  })

  test('is tried once for each place, not with each step of the pointer', () => {
    const { moveTo, did } = holding()
    moveTo(400, 100)
    moveTo(402, 100)
    expect(did('try')).toEqual([])
  })

  test('is not there while it is near no place, and goes back when it is let go', () => {
    const { moveTo, release, to, did } = holding()
    moveTo(900, 900)
    expect(to()).toBeNull()
    expect(did('try')).toMatchObject([{ change: { action: 'setDecorationActive', active: false } }])
    release(900, 900)
    expect([did('tellPutBack'), did('move')]).toEqual([[{ kind: 'tellPutBack', near: undefined }], []])
  })

  test('goes back from a place that another has, with that as the reason', () => {
    const { moveTo, release, did } = holding()
    moveTo(200, 300)
    release(200, 300)
    expect(did('tellPutBack')).toMatchObject([
      { near: { location: { positionName: 'pocketPrint' }, spotTaken: true } },
    ])
  })

  test('lands once places are known, though it was let go before', () => {
    const { moveTo, release, see, kind, did } = holding(null)
    moveTo(400, 100)
    release(400, 100)
    expect([kind(), did('move'), did('try')]).toEqual(['landing', [], []])
    see(front)
    expect([kind(), did('move')]).toEqual(['idle', [{ kind: 'move', decorationId, to: 'leftChest' }]])
  })

  test('is put back by the next press while it waits for places', () => {
    const { release, press, kind, did } = holding(null)
    release(400, 100)
    press()
    expect([kind(), did('show')]).toEqual(['pressed', [{ kind: 'show', carried: null }]])
  })

  test('is tried on the side that was turned to where the pointer rests', () => {
    const { moveTo, see, to } = holding()
    moveTo(400, 100)
    see([lie('back', 400, 100)])
    expect(to()).toBe('back')
  })

  test('is put back by Escape and by what takes the pointer away', () => {
    for (const kind of ['escape', 'cancel'] as const) {
      const own = holding()
      own.moveTo(400, 100)
      own.happens({ kind })
      expect([own.kind(), own.did('try')]).toEqual(['idle', [{ kind: 'try', change: null }]])
      expect(own.did('say')).toHaveLength(kind === 'escape' ? 1 : 0)
    }
  })
})

describe('what is carried, by keys', () => {
  test('goes to the next place in a direction, and it is said where there is none', () => {
    const { happens, to, did } = holding()
    happens({ kind: 'steer', direction: 'right' })
    expect(to()).toBe('leftChest')
    happens({ kind: 'steer', direction: 'right' })
    expect(did('say')).toEqual([{ kind: 'say', words: 'nothingThere' }])
  })

  test('becomes smaller where it is held, and is kept so', () => {
    const { happens, release, did } = holding()
    happens({ kind: 'resize', steps: -1 })
    const sizes = sizesAt('chest').map(size => size.id)
    const now = must(chosenSize(decoration, sizesAt('chest')), 'size').id
    const change = { action: 'setDecorationSize', decorationId, size: sizes[sizes.indexOf(now) - 1] }
    expect(did('try')).toEqual([{ kind: 'try', change }])
    release(200, 100)
    expect(did('change')).toEqual([{ kind: 'change', change }])
  })

  test('has the size of its next place anew', () => {
    const { happens, moveTo, release, did } = holding()
    happens({ kind: 'resize', steps: -1 })
    moveTo(400, 100)
    release(400, 100)
    expect([did('change'), did('move')]).toEqual([[], [{ kind: 'move', decorationId, to: 'leftChest' }]])
  })
})

describe('what is pulled at a corner', () => {
  const pulled = () => {
    const own = hand()
    own.press({ by: 'corner' })
    own.moveTo(210, 110)
    return own
  }

  test('is tried in the size whose corner is nearest, an inch from the middle, and kept so', () => {
    const { did, release } = pulled()
    const [{ change } = { change: null }] = did('try') as { readonly change: { readonly size: string } }[]
    const size = sizesAt('chest').find(each => each.id === change?.size)
    expect(Math.abs(must(size, 'size').widthInches - 2)).toBeLessThan(0.25)
    release()
    expect(did('change')).toEqual([{ kind: 'change', change }])
  })

  test('stays where it is, and keeps its size after Escape', () => {
    const { moveTo, to, did, happens, release } = pulled()
    moveTo(400, 100)
    expect(to()).toBe('chest')
    happens({ kind: 'escape' })
    release()
    expect(did('change')).toEqual([])
  })
})
