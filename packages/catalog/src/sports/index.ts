import { americanFootball } from './american-football.ts'
import { baseball } from './baseball.ts'
import { basketballFiba } from './basketball-fiba.ts'
import { basketballNfhs } from './basketball-nfhs.ts'
import { iceHockey } from './ice-hockey.ts'
import { lacrosse } from './lacrosse.ts'
import { noSport } from './no-sport.ts'
import { soccer } from './soccer.ts'
import type { Sport } from './sport.ts'
import { volleyball } from './volleyball.ts'

export const sports: readonly Sport[] = [
  noSport,
  basketballFiba,
  basketballNfhs,
  iceHockey,
  soccer,
  volleyball,
  baseball,
  americanFootball,
  lacrosse,
]

/** One that is unknown says nothing of numbers. */
export function sportOf(name: string | null): Sport {
  return sports.find(sport => sport.name === name) ?? noSport
}
