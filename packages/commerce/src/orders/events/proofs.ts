import type { Locale } from '@teamloom/kit/label.ts'
import type { TickCounts } from '../../lines/line-ticks.ts'
import { ticksText } from '../../lines/ticks-text.ts'
import { labelOfVoidReason } from '../void-reasons.ts'
import { defineOrderEvent, type EventData, type Told } from './define-order-event.ts'
import { designIn, numberOf, textIn } from './read-data.ts'

/** OR34: `proofNumber, note`. */
export const proofSent = defineOrderEvent({
  name: 'proof_sent',
  about: 'proofs',
  staysTold: false,
  sentence: ({ proofNumber }, told) => {
    const number = numberOf(proofNumber, told)
    return { en: `sent proof ${number}`, fr: `a envoyé l’épreuve ${number}` }
  },
})

/**
 * OR36: `proofNumber, designId, designName`, `isWhole?`: with it all of the proof is approved; `pieces?` of people: how far
 * they were looked at (NN19).
 */
export const proofApproved = defineOrderEvent({
  name: 'proof_approved',
  about: 'proofs',
  staysTold: false,
  sentence: (data, told) => {
    const { design, number } = answered(data, told)
    const looked = (locale: Locale) => {
      const counts = countsIn(data.pieces)
      return counts ? `; ${ticksText(counts, locale)}` : ''
    }
    return {
      en: `approved ${design}, proof ${number}${looked('en')}`,
      fr: `a approuvé ${design}, épreuve ${number}${looked('fr')}`,
    }
  },
})

/** OR36: `proofNumber, designId, designName, note, mark`. */
export const changeRequested = defineOrderEvent({
  name: 'change_requested',
  about: 'proofs',
  staysTold: false,
  sentence: (data, told) => {
    const { design, number } = answered(data, told)
    const note = textIn(data, 'note') ?? ''
    return {
      en: `asked for a change of ${design}, proof ${number}: ${note}`,
      fr: `a demandé un changement à ${design}, épreuve ${number}\u00a0: ${note}`,
    }
  },
})

/** OR31: `proofNumber, designId, designName, reason`. */
export const approvalVoided = defineOrderEvent({
  name: 'approval_voided',
  about: 'proofs',
  staysTold: false,
  follows: true,
  sentence: (data, told) => {
    const { design, number } = answered(data, told)
    const reason = labelOfVoidReason(data.reason)
    return {
      en: `voided the approval of ${design}, proof ${number}: ${reason.en}`,
      fr: `a annulé l’approbation de ${design}, épreuve ${number}\u00a0: ${reason.fr}`,
    }
  },
})

function countsIn(pieces: unknown): TickCounts | undefined {
  if (typeof pieces !== 'object' || pieces === null) return undefined
  const { lines, ticked, changed } = pieces as Readonly<Record<string, unknown>>
  if (typeof lines !== 'number' || typeof ticked !== 'number' || typeof changed !== 'number') return undefined
  return { lines, ticked, changed }
}

function answered(data: EventData, told: Told) {
  return { design: designIn(data, told), number: numberOf(data.proofNumber, told) }
}
