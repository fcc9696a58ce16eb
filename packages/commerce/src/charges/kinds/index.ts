import { art } from './art.ts'
import { digitizing } from './digitizing.ts'
import { other } from './other.ts'
import { rush } from './rush.ts'
import { sample } from './sample.ts'
import { setup } from './setup.ts'
import { shipping } from './shipping.ts'

/** What may be charged that is no garment, in the order in which it is offered. */
export const kindsOfCharge = { setup, digitizing, rush, art, sample, shipping, other } as const
