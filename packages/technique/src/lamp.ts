/** Where light comes from, as a work sees it: x across, y down it, z towards the viewer. */
export type Lamp = {
  readonly key: readonly [x: number, y: number, z: number]
  /** Where the mirror image of the lamp is seen: half way to the viewer. */
  readonly half: readonly [x: number, y: number, z: number]
  /** Towards the brighter half of the sky, along the cloth. */
  readonly sky: readonly [x: number, y: number]
}

/** How far the key lamp leans over. */
const lean = 0.72
/** The sky is brightest above, an eighth of a turn on from the key lamp. */
const skyTurn = 45

/** The studio's lamps; `degrees` clockwise from across the work, 225 where it stands upright. */
export function lampAt(degrees: number): Lamp {
  const turn = (degrees * Math.PI) / 180
  const height = Math.sqrt(1 - lean * lean)
  const key = [lean * Math.cos(turn), lean * Math.sin(turn), height] as const
  const length = Math.hypot(key[0], key[1], key[2] + 1)
  const up = ((degrees + skyTurn) * Math.PI) / 180
  return {
    key,
    half: [key[0] / length, key[1] / length, (key[2] + 1) / length],
    sky: [Math.cos(up), Math.sin(up)],
  }
}

const keyShare = 0.62

/**
 * Light on a face that rises by `acrossSlope` and `downSlope` (inches to the inch): 1 where it lies flat and open.
 * `lit` and `open`: how much of the lamp and of the sky reaches it, 0 to 1.
 */
export function lightOnSlope(
  { key, sky }: Lamp,
  acrossSlope: number,
  downSlope: number,
  lit: number,
  open: number,
): number {
  const shorter = 1 / Math.sqrt(acrossSlope * acrossSlope + downSlope * downSlope + 1)
  const facing = (key[2] - acrossSlope * key[0] - downSlope * key[1]) * shorter
  const towardsSky = -(acrossSlope * sky[0] + downSlope * sky[1]) * shorter
  const around = 0.72 + 0.28 * shorter + 0.22 * towardsSky
  return keyShare * Math.max(0, facing / key[2]) * lit + (1 - keyShare) * around * open
}

/** The share of what a flat face mirrors that is in its colour already. */
const mirroredFlat = 0.85

/** What a face of some slope mirrors of the lamp beyond what it does where it lies flat. */
type Mirror = (acrossSlope: number, downSlope: number) => number

/** `polish`: how narrowly. */
export function mirrorOf({ half }: Lamp, polish: number): Mirror {
  const flat = mirroredFlat * half[2] ** polish
  const least = half[2] * mirroredFlat ** (1 / polish)
  return (acrossSlope, downSlope) => {
    const facing =
      (half[2] - acrossSlope * half[0] - downSlope * half[1]) /
      Math.sqrt(acrossSlope * acrossSlope + downSlope * downSlope + 1)
    return facing <= least ? 0 : facing ** polish - flat
  }
}
