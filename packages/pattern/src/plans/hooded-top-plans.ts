import type { StyleCondition, Styles } from '@teamloom/bakes/manifest.ts'
import type { HoodedTopLook } from '../blocks/hooded-top.ts'
import type { BakePlan } from '../pattern.ts'
import { cordPlans } from './cord-plans.ts'

/** Styles of the elements that every hooded top has, as it is draped. */
export const hoodedTopStyles: Styles = {
  'hood/hood': 'twoPanel',
  'hood/lining': 'self',
  'hood/drawstring': 'round',
  'hood/tips': 'plain',
  'hood/eyelets': 'metal',
  'hood/position': 'down',
  'body/body': 'regular',
  'body/topstitch': 'tonal',
  'body/hem': 'rib',
  'sleeves/sleeves': 'setIn',
  'sleeves/cuffs': 'rib',
}

export const contrastThread = { 'body/topstitch': ['contrast'] }

/** Worn up a hood stands so far out that the camera steps back. */
export const hoodIsUp: StyleCondition = { 'hood/position': ['up'] }
const hoodIsDown: StyleCondition = { 'hood/position': ['down'] }

/** The look of its hood and sleeves as the styles say. */
export function readHoodedTop(styles: Styles): Pick<HoodedTopLook, 'isCrossed' | 'isRaglan' | 'worn'> {
  return {
    isCrossed: styles['hood/hood'] === 'crossover',
    isRaglan: styles['sleeves/sleeves'] === 'raglan',
    worn: styles['hood/position'] === 'up' ? 'up' : 'down',
  }
}

/** The base, its hood worn up, and on both eyelets, cords and tape; the rest is the product's. */
export function hoodedTopPlans(styles: Styles, from?: string): BakePlan[] {
  const plans: BakePlan[] = [
    { name: 'base', kind: 'base', when: {}, z: 0, styles, trims: ['neckLabel'] },
    redrapedHood('up', 2.5, hoodIsUp, { ...styles, 'hood/position': 'up' }),
    ...onBothHoods([...cordPlans('hood', ['leftHood', 'rightHood']), crownStripe]),
  ]
  return lentBy(from, plans)
}

/** Raglan seams, and the coloured stitches of all but the armholes, with the hood down and up. */
export function seamPlans(styles: Styles, from?: string): BakePlan[] {
  return lentBy(from, [
    ...seamsOn('base', '', hoodIsDown, styles),
    ...seamsOn('up', 'up-', hoodIsUp, { ...styles, 'hood/position': 'up' }),
  ])
}

function lentBy(from: string | undefined, plans: BakePlan[]): BakePlan[] {
  return from === undefined ? plans : plans.map(plan => ({ ...plan, from }))
}

/** The stitches that a raglan has not: whichever hood is worn, it leaves them in sight. */
export const armholeThread: BakePlan = {
  name: 'armholeThread',
  kind: 'overlay',
  when: { ...contrastThread, 'sleeves/sleeves': ['setIn'] },
  z: 12,
  on: 'base',
  trims: ['armholeThread'],
}

/**
 * On the base, or on the patch of a hood, which shows the shoulders as well. On a raglan the neck's seam lies in two
 * colours: its thread is painted on the set-in body, where it is one.
 */
function seamsOn(on: string, prefix: string, when: StyleCondition, styles: Styles): BakePlan[] {
  return [
    {
      name: `${prefix}raglan`,
      kind: 'patch',
      on,
      when: { 'sleeves/sleeves': ['raglan'], ...when },
      z: 7,
      styles: { ...styles, 'sleeves/sleeves': 'raglan' },
      trims: [],
      reach: 2,
      isFramedByBase: true,
    },
    {
      name: `${prefix}thread`,
      kind: 'overlay',
      when: { ...contrastThread, ...when },
      z: 12,
      on,
      trims: ['thread'],
    },
  ]
}

/** A tape over the crown of the hood. */
const crownStripe: BakePlan = {
  name: 'crownStripe',
  kind: 'overlay',
  when: { 'hood/hood': ['striped'] },
  z: 13,
  on: 'base',
  trims: ['crown-leftHood', 'crown-rightHood'],
}

/** What lies on the base and shows on its hood, for a hood that is down and once more for one that is up. */
export function onBothHoods(plans: readonly BakePlan[]): BakePlan[] {
  return plans.flatMap(plan => [
    { ...plan, when: { ...plan.when, ...hoodIsDown } },
    { ...plan, name: `up-${plan.name}`, on: 'up', when: { ...plan.when, ...hoodIsUp } },
  ])
}

/** Hoods whose halves meet at the throat, where a cord comes out. */
const meeting = { 'hood/hood': ['twoPanel', 'striped'] }
const crossing = { 'hood/hood': ['crossover'] }

/** A plan of a top that has a crossover hood besides: the base serves both, what lies at its neck does not. */
export function meetingAtThroat(plan: BakePlan): BakePlan {
  return plan.kind === 'base' ? plan : { ...plan, when: { ...meeting, ...plan.when } }
}

/** A hood whose halves cross at the throat, down and up, with set-in or raglan sleeves; it has no cord. */
export function crossoverPlans(styles: Styles): BakePlan[] {
  const crossed = { ...styles, 'hood/hood': 'crossover' }
  const [down, up] = [
    { ...crossing, ...hoodIsDown },
    { ...crossing, ...hoodIsUp },
  ]
  const crossedUp = { ...crossed, 'hood/position': 'up' }
  return [
    redrapedHood('crossover', 4, down, crossed),
    redrapedHood('up-crossover', 4, up, crossedUp),
    ...seamsOn('crossover', 'crossover-', down, crossed),
    ...seamsOn('up-crossover', 'up-crossover-', up, crossedUp),
  ]
}

/** Another hood, or the hood worn otherwise, and the cloth around it. */
function redrapedHood(name: string, reach: number, when: StyleCondition, styles: Styles): BakePlan {
  return { name, kind: 'patch', when, z: 6, styles, trims: [], reach, shades: 5, isFramedByBase: true }
}

/** A trim and, where stitches are coloured, its thread on top; `when` says for which styles both are drawn. */
export function stitchedPlans(
  name: string,
  when: BakePlan['when'],
  z: number,
  trims: readonly string[],
  thread: string,
): BakePlan[] {
  return [
    { name, kind: 'overlay', when, z, on: 'base', trims },
    {
      name: `${name}Thread`,
      kind: 'overlay',
      when: { ...contrastThread, ...when },
      z: z + 2,
      on: 'base',
      over: trims,
      trims: [thread],
    },
  ]
}
