import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { isFree, type LocationState } from '@teamloom/design/locations.ts'
import { type Direction, neighbourPlace } from '@teamloom/design/neighbour-place.ts'
import { stepSize } from '@teamloom/design/usual-size.ts'
import { type LaidPlace, nearestPlace, type PictureSpot, sizeAtCorner } from '@teamloom/garment/laid-place.ts'
import type { Carried } from '#web/features/studio/session/carried.tsx'
import type {
  CarryingEffect,
  CarryingEvent,
  CarryingFacts,
  Pointer,
  Press,
} from '#web/features/studio/stage/touch/carrying-events.ts'

/** Pixels that a pointer moves before it carries. */
const slack = 5

type Held = {
  readonly press: Press
  /** The states of all places, as they were when the decoration was taken up. */
  readonly states: readonly LocationState[]
  readonly carried: Carried
  /** Size at the place where it is held, chosen by its corner or by keys. */
  readonly sizeId: string | undefined
}
type InHand = Held & { readonly last: { readonly pointer: Pointer; readonly spot: PictureSpot } | null }

type States = {
  idle: { readonly kind: 'idle' }
  pressed: { readonly kind: 'pressed'; readonly press: Press }
  /** By its middle, over the garment. */
  carried: InHand & { readonly kind: 'carried' }
  /** By its corner, where it is. */
  pulled: Held & { readonly kind: 'pulled' }
  /** Let go before it was known where the side's places are. */
  landing: InHand & { readonly kind: 'landing' }
}
export type Carrying = States[keyof States]

type Step = readonly [state: Carrying, effects: readonly CarryingEffect[]]
type EventOf<Kind> = Extract<CarryingEvent, { readonly kind: Kind }>
type Table = {
  readonly [State in keyof States]: {
    readonly [Kind in CarryingEvent['kind']]?: (
      state: States[State],
      event: EventOf<Kind>,
      facts: CarryingFacts,
    ) => Step
  }
}

const idle: Carrying = { kind: 'idle' }
export const nothingCarried = idle

const put: readonly CarryingEffect[] = [
  { kind: 'restNowhere' },
  { kind: 'try', change: null },
  { kind: 'show', carried: null },
]
const letGo = (): Step => [idle, put]
const putBack = (): Step => [idle, [...put, { kind: 'say', words: 'putBack' }]]
/** What was let go, and waits for places that may never be known, is put back. */
const pressAnew = (_: Carrying, { press }: EventOf<'press'>): Step => [pressedBy(press), put]
const pressedBy = (press: Press | null): Carrying => (press ? { kind: 'pressed', press } : idle)

/** What a hand over the garment does with each event; what is not listed changes nothing. */
const table: Table = {
  idle: { press: (_, { press }) => [pressedBy(press), []] },
  pressed: {
    press: (_, { press }) => [pressedBy(press), []],
    move: pickUp,
    release: letGo,
    cancel: letGo,
  },
  carried: {
    press: pressAnew,
    move: (state, { pointer, spot }, facts) =>
      spot && isBy(state.press, pointer)
        ? carryTo({ ...state, last: { pointer, spot } }, facts)
        : [state, []],
    release: (state, { spot }, facts) =>
      facts.laid
        ? [idle, [...put, ...putDown(state, spot, facts)]]
        : [{ ...state, kind: 'landing' }, [{ kind: 'restNowhere' }]],
    cancel: letGo,
    escape: putBack,
    steer: (state, { direction }, facts) => steer(state, direction, facts),
    resize: (state, { steps }, facts) => resize(state, steps, facts),
    look: (state, _, facts) => (state.last ? carryTo(state, facts) : [state, []]),
  },
  pulled: {
    press: pressAnew,
    move: (state, { pointer, spot }, facts) =>
      spot && isBy(state.press, pointer) ? pull(state, spot, facts) : [state, []],
    release: ({ press: { decorationId }, sizeId }) => [
      idle,
      [
        ...put,
        ...(sizeId === undefined ? [] : [keep({ action: 'setDecorationSize', decorationId, size: sizeId })]),
        { kind: 'sayWhere', decorationId },
      ],
    ],
    cancel: letGo,
    escape: putBack,
  },
  landing: {
    press: pressAnew,
    cancel: letGo,
    escape: putBack,
    steer: (state, { direction }, facts) => steer(state, direction, facts),
    resize: (state, { steps }, facts) => resize(state, steps, facts),
    look: (state, _, facts) => {
      if (!state.last) return [state, []]
      const [next, effects] = carryTo(state, facts)
      if (!facts.laid || next.kind !== 'landing') return [next, effects]
      return [idle, [...effects, ...put, ...putDown(next, state.last.spot, facts)]]
    },
  },
}

/** The next state, and what is to be done in the order given. */
export function afterEvent(state: Carrying, event: CarryingEvent, facts: CarryingFacts): Step {
  const row = table[state.kind] as Readonly<
    Record<string, ((...args: [Carrying, CarryingEvent, CarryingFacts]) => Step) | undefined>
  >
  return row[event.kind]?.(state, event, facts) ?? [state, []]
}

/** Whether this pointer's moves are those of what it has pressed or holds. */
export function isFollowing(state: Carrying, pointer: Pointer): boolean {
  return state.kind !== 'idle' && state.kind !== 'landing' && isBy(state.press, pointer)
}

function isBy(press: Press, { pointerId }: Pointer): boolean {
  return press.pointerId === pointerId
}

const keep = (change: DesignChange): CarryingEffect => ({ kind: 'change', change })

function pickUp(state: States['pressed'], event: EventOf<'move'>, facts: CarryingFacts): Step {
  const { press } = state
  const { pointer } = event
  if (!isBy(press, pointer)) return [state, []]
  if (Math.hypot(pointer.clientX - press.x, pointer.clientY - press.y) < slack) return [state, []]
  const { decorationId, by, pointerId } = press
  const place = facts.placeOf(decorationId)
  // Someone else has removed it meanwhile.
  if (!place) return letGo()
  const { positionName, side } = place
  const states = facts.placesFor(decorationId)
  const carried: Carried = {
    decorationId,
    by,
    from: { positionName, side },
    free: states.filter(isFree).map(({ location }) => location),
    to: positionName,
  }
  const held: Held = { press, states, carried, sizeId: undefined }
  const taken: Carrying =
    by === 'corner' ? { ...held, kind: 'pulled' } : { ...held, kind: 'carried', last: null }
  const [next, effects] = afterEvent(taken, event, facts)
  return [next, [{ kind: 'take', decorationId, pointerId }, { kind: 'show', carried }, ...effects]]
}

type Carriable = States['carried'] | States['landing']

const takes = (state: LocationState) => state.inUse || isFree(state)

function carryTo(state: Carriable, facts: CarryingFacts): Step {
  const { states, carried, last } = state
  if (!last) return [state, []]
  const open = states.filter(takes).map(({ location }) => location.positionName)
  const places = (facts.laid ?? []).filter(({ positionName }) => open.includes(positionName))
  const to = nearestPlace(places, last.spot, carried.to ?? undefined)?.positionName ?? null
  const moved: readonly CarryingEffect[] = [
    ...(state.kind === 'carried' ? [{ kind: 'rest' as const, pointer: last.pointer }] : []),
    { kind: 'follow', spot: last.spot },
  ]
  if (to === carried.to) return [state, moved]
  const [next, effects] = holdAt(state, to, facts)
  return [next, [...moved, ...effects]]
}

function holdAt(state: Carriable, to: string | null, facts: CarryingFacts): Step {
  const { decorationId } = state.press
  const carried = { ...state.carried, to }
  const change: DesignChange | null =
    to === carried.from.positionName
      ? null
      : to === null
        ? { action: 'setDecorationActive', decorationId, active: false }
        : facts.moveTo(decorationId, to)
  return [
    { ...state, sizeId: undefined, carried },
    [
      { kind: 'show', carried },
      { kind: 'try', change },
    ],
  ]
}

/** To the next free place of the side that is shown, until the pointer moves on. */
function steer(state: Carriable, direction: Direction, facts: CarryingFacts): Step {
  const { states, carried } = state
  const seenAt = (name: string) => facts.laid?.find(({ positionName }) => positionName === name)
  const open = states
    .filter(takes)
    .map(({ location }) => location)
    .filter(({ positionName }) => seenAt(positionName))
  const held = states.find(({ location }) => location.positionName === carried.to)
  const next = neighbourPlace(held?.location ?? carried.from, open, direction, seenAt)
  return next ? holdAt(state, next.positionName, facts) : [state, [{ kind: 'say', words: 'nothingThere' }]]
}

/** Where it is held it becomes larger or smaller. */
function resize(state: Carriable, steps: number, facts: CarryingFacts): Step {
  const { decorationId } = state.press
  const { to } = state.carried
  if (to === null) return [state, []]
  const shown = state.sizeId ?? facts.sizeAt(decorationId, to)
  const size = stepSize(facts.sizesOf(decorationId, to), shown, steps)
  if (!size) return [state, []]
  return [{ ...state, sizeId: size.id }, [{ kind: 'try', change: heldChange(state, to, size.id, facts) }]]
}

function heldChange(
  { press: { decorationId }, carried }: Held,
  to: string,
  size: string,
  facts: CarryingFacts,
): DesignChange {
  return to === carried.from.positionName
    ? { action: 'setDecorationSize', decorationId, size }
    : { ...facts.moveTo(decorationId, to), size }
}

function pull(state: States['pulled'], spot: PictureSpot, facts: CarryingFacts): Step {
  const { decorationId } = state.press
  const { positionName } = state.carried.from
  const place = facts.laid?.find((laid: LaidPlace) => laid.positionName === positionName)
  const size = place && sizeAtCorner(place, facts.sizesOf(decorationId, positionName), spot)
  if (!size || size.id === state.sizeId) return [state, []]
  const change: DesignChange = { action: 'setDecorationSize', decorationId, size: size.id }
  return [{ ...state, sizeId: size.id }, [{ kind: 'try', change }]]
}

function putDown(
  state: Carriable,
  spot: PictureSpot | null,
  facts: CarryingFacts,
): readonly CarryingEffect[] {
  const { decorationId } = state.press
  const { from, to } = state.carried
  if (to === null) {
    const near = spot && nearestPlace(facts.laid ?? [], spot)
    const place = state.states.find(({ location }) => location.positionName === near?.positionName)
    return [{ kind: 'tellPutBack', near: place }]
  }
  if (state.sizeId !== undefined) {
    return [keep(heldChange(state, to, state.sizeId, facts)), { kind: 'sayWhere', decorationId }]
  }
  return to === from.positionName ? [] : [{ kind: 'move', decorationId, to }]
}
