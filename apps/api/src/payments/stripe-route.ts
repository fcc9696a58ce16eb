import { cardEventCall } from '@teamloom/contract/payments.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { hearProvider } from '#api/payments/hear-provider.ts'
import { cardEventSchema } from '#api/platform/card/provider-objects.ts'

/** Where the card's provider tells what became of payments; believed when the bytes are signed. */
export const cardEventHandlers: OpenRawHandlers = ({ card, database, jobs, now }) => [
  answers(
    cardEventCall,
    async (_, request, reply) => {
      if (!card) return sendRefusal(reply, 'not_found')
      const signature = request.headers['stripe-signature']
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
        return sendRefusal(reply, 'unauthorized')
      let told: unknown
      try {
        told = card.readEvent(request.body, signature)
      } catch {
        return sendRefusal(reply, 'unauthorized')
      }
      const { data: event, error } = cardEventSchema.safeParse(told)
      // Of a kind that nobody here asked for, or not as it describes it: told again it would be the same.
      if (!event) {
        request.log.warn({ err: error }, 'an event of the card’s provider is passed over')
        return reply.send({ status: 'success', data: {} })
      }
      const heard = await database
        .write(async tx => {
          const done = await hearProvider(tx, event, { now: now(), jobs })
          if (done === 'early') throw new TooEarly()
          return done
        })
        .catch((error: unknown) => {
          if (error instanceof TooEarly) return 'early'
          throw error
        })
      // It tells again what was not taken.
      if (heard === 'early') return sendRefusal(reply, 'conflict')
      return reply.send({ status: 'success', data: {} })
    },
    { door: 'open', takes: 'buffer' },
  ),
]

class TooEarly extends Error {}
