import type {
  CordTipTrim,
  CordTrim,
  EyeletTrim,
  LaidTrim,
  LoopTrim,
  PomTrim,
  SnapTrim,
  ZipChainTrim,
  ZipSliderTrim,
} from '@teamloom/pattern/trim.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import { type Random, seedRandom } from '../random.ts'
import { braid } from '../relief/braid.ts'
import { joinReliefs } from '../relief/join-reliefs.ts'
import { bell, type Relief } from '../relief/relief.ts'
import { surfaceOf } from '../relief/reliefs-of-cut.ts'
import { reliefOfSeam } from '../relief/seams.ts'
import { regionOf } from '../stage/region-of.ts'
import type { Scene } from '../stage/scene.ts'
import { joinSurfaces, type Sheet, type Surface } from '../surface/surface.ts'
import { thicken } from '../surface/thicken.ts'
import { subtract, unit } from '../vector.ts'
import { capCord } from './cap-cord.ts'
import type { FrontRelief } from './front-relief.ts'
import { hangCord } from './hang-cord.ts'
import { hangLoop } from './hang-loop.ts'
import { type Host, readHost } from './host.ts'
import { layEyelet } from './lay-eyelet.ts'
import { layPanel } from './lay-panel.ts'
import { laySnap } from './lay-snap.ts'
import { hangZipCord, layZipChain, layZipSlider } from './lay-zip.ts'
import { type Profile, sweep } from './sweep.ts'
import { tiePom } from './tie-pom.ts'
import { followCloth } from './zip-line.ts'

/** A trim that is a body of its own, on the draped cloth. */
export function stageTrim(
  trim:
    | LaidTrim
    | CordTrim
    | CordTipTrim
    | EyeletTrim
    | SnapTrim
    | ZipChainTrim
    | ZipSliderTrim
    | PomTrim
    | LoopTrim,
  host: Host,
  front: FrontRelief,
  random: Random,
): Scene {
  switch (trim.kind) {
    case 'laid':
      return stageLaid(trim, host)
    case 'cord':
      return stageCord(trim, host, front, random)
    case 'cordTip':
      return stageCordTip(trim, host, front)
    case 'eyelet':
      return stageEyelet(trim, host)
    case 'snap':
      return stageSnap(trim, host)
    case 'zipChain':
      return stageZipChain(trim, host)
    case 'zipSlider':
      return stageZipSlider(trim, host)
    case 'loop':
      return stageLoop(trim, host)
    case 'pom':
      return stagePom(trim, host, random)
  }
}

function stageLaid(trim: LaidTrim, host: Host): Scene {
  const mesh = layPanel(trim, host)
  const sheets: Sheet[] = (['outside', 'inside'] as const).map(side => ({
    region: regionOf(trim.outside, trim.name, side, trim.fabric),
    relief: 0,
  }))
  const surface = thicken(
    mesh,
    sheets,
    () => ({ outside: 0, inside: 1 }),
    () => trim.thickness,
  )
  const lines = trim.stitching.map(({ edge, insets }) =>
    reliefOfSeam({
      curve: getEdge(trim.panel, edge),
      sewn: false,
      rows: insets.map(inset => ({ inset, holds: 'seam' })),
    }),
  )
  return {
    surface,
    reliefs: [joinReliefs([...surfaceOf(trim.fabric), ...lines])],
    blockers: [blockerOf(surface)],
  }
}

function stageCord(trim: CordTrim, host: Host, front: FrontRelief, random: Random): Scene {
  const line = hangCord(trim, host, front, random)
  const { normal } = readHost(host, trim.seat.on, trim.seat.face, ...trim.seat.at)
  const sheet: Sheet = { region: regionOf(trim.outside, trim.name, 'outside', 'cord'), relief: 0 }
  const surface = sweep(line, normal, profileOf(trim), [sheet])
  return { surface, reliefs: [joinReliefs([braid])], blockers: [blockerOf(surface)] }
}

/** On the cord as that hangs by itself. */
function stageCordTip(trim: CordTipTrim, host: Host, front: FrontRelief): Scene {
  const { cord, seat } = trim
  const line = hangCord(cord, host, front, seedRandom(cord.name.length))
  const { normal } = readHost(host, seat.on, seat.face, ...seat.at)
  const sheet: Sheet = { region: regionOf(trim.outside, trim.name, 'outside', trim.fabric), relief: 0 }
  return plainScene(capCord(trim, line, normal, sheet))
}

/** A round cord's knot: inches from its end, half its length, and how much thicker than the cord it is. */
const knot = { fromEnd: 0.5, reach: 0.17, swell: 0.75 }
/** Half a flat cord's thickness, inches. */
const halfFlat = 0.045

function profileOf({
  width,
  profile,
  length,
  isKnotted,
}: Pick<CordTrim, 'width' | 'profile' | 'length' | 'isKnotted'>): Profile {
  const points = 14
  const half = width / 2
  const isRound = profile === 'round'
  return along => {
    const swell = isKnotted ? 1 + knot.swell * bell(along - (length - knot.fromEnd), knot.reach) : 1
    return Array.from({ length: points }, (_, k) => {
      const angle = (2 * Math.PI * k) / points
      const thick = isRound ? half : halfFlat
      return [half * swell * Math.cos(angle), thick * swell * Math.sin(angle)] as const
    })
  }
}

function stageEyelet(trim: EyeletTrim, host: Host): Scene {
  const { part, element } = trim.outside
  const hole = { part, element, layer: null, fixedHex: '#121110' }
  const surface = layEyelet(trim, host, [
    { region: regionOf(trim.outside, trim.name, 'outside', 'metal'), relief: 0 },
    { region: regionOf(hole, trim.name, 'outside', 'metal'), relief: 0 },
  ])
  return { surface, reliefs: [joinReliefs([])], blockers: [blockerOf(surface)] }
}

function stageSnap(trim: SnapTrim, host: Host): Scene {
  const sheet = { region: regionOf(trim.outside, trim.name, 'outside', 'snap'), relief: 0 } as const
  return plainScene(laySnap(trim, host, sheet))
}

function stageZipChain(trim: ZipChainTrim, host: Host): Scene {
  const { tape, teeth } = trim.faces
  const toothFabric = trim.teeth === 'metal' ? 'metal' : 'zipper'
  return plainScene(
    layZipChain(trim, followCloth(trim.legs, host), [
      { region: regionOf(tape, `${trim.name}-tape`, 'outside', 'zipper'), relief: 0 },
      { region: regionOf(teeth, `${trim.name}-teeth`, 'outside', toothFabric), relief: 0 },
    ]),
  )
}

/** The size of a zip's cord, inches. */
const zipCord = { length: 1.5, width: 0.13 }

function stageZipSlider(trim: ZipSliderTrim, host: Host): Scene {
  const line = followCloth(trim.legs, host)
  const isTab = trim.puller === 'tab'
  const sheets: readonly [Sheet, Sheet] = [
    { region: regionOf(trim.faces.slider, `${trim.name}-slider`, 'outside', 'metal'), relief: 0 },
    {
      region: regionOf(trim.faces.puller, `${trim.name}-puller`, 'outside', isTab ? 'metal' : 'cord'),
      relief: 0,
    },
  ]
  const slider = layZipSlider(line, sheets, isTab)
  if (isTab) return plainScene(slider)
  const points = hangZipCord(line, zipCord.length)
  const out = unit(subtract(line.at(0.5, 0, 1), line.at(0.5, 0, 0)))
  const profile = profileOf({ ...zipCord, profile: 'round', isKnotted: true })
  const cord = sweep(points, out, profile, [{ ...sheets[1], relief: 1 }])
  const surface = joinSurfaces([slider, cord])
  return { surface, reliefs: [joinReliefs([]), joinReliefs([braid])], blockers: [blockerOf(surface)] }
}

function plainScene(surface: Surface): Scene {
  return { surface, reliefs: [joinReliefs([])], blockers: [blockerOf(surface)] }
}

function stageLoop(trim: LoopTrim, host: Host): Scene {
  const sheet: Sheet = { region: regionOf(trim.outside, trim.name, 'outside', 'elastic'), relief: 0 }
  const half = trim.width / 2
  const thick = trim.profile === 'round' ? half : 0.03
  const surface = sweep(
    hangLoop(trim, host),
    [1, 0, 0],
    () =>
      Array.from({ length: 14 }, (_, k) => {
        const angle = (2 * Math.PI * k) / 14
        return [half * Math.cos(angle), thick * Math.sin(angle)] as const
      }),
    [sheet],
  )
  return { surface, reliefs: [joinReliefs([])], blockers: [blockerOf(surface)] }
}

function stagePom(trim: PomTrim, host: Host, random: Random): Scene {
  const sheet: Sheet = { region: regionOf(trim.outside, trim.name, 'outside', trim.fabric), relief: 0 }
  const surface = tiePom(trim, host, sheet, random)
  return { surface, reliefs: [joinReliefs([glow])], blockers: [blockerOf(surface)] }
}

/** Thin strands let light through, which rays do not know. */
const glow: Relief = (_u, _v, _inches, bump) => {
  bump.light *= 3.8
}

function blockerOf({ position, point }: Surface): Scene['blockers'][number] {
  return { position, points: point }
}
