import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { Stripe } from 'stripe'
import {
  type CardRefund,
  type CardSession,
  cardRefundSchema,
  cardSessionSchema,
} from '#api/platform/card/provider-objects.ts'

export type CardSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another in the provider's place. */
  readonly apiUrl: string | undefined
}

export type WantedPayment = {
  readonly preorderId: string
  readonly name: string
  readonly amount: Cents
  readonly currency: Currency
  readonly email: string
  readonly locale: Locale
  readonly successUrl: string
  readonly cancelUrl: string
}

export type BegunPayment = { readonly id: string; readonly url: string; readonly expiresAt: Date }

export type WantedRefund = {
  readonly entryId: string
  /** The provider's name of the payment. */
  readonly paymentId: string
  readonly amount: Cents
}

/** Payments by card, at a provider's page: no card number comes here. */
export type CardPayments = {
  /** Null: the provider does not take the amount. */
  readonly begin: (payment: WantedPayment) => Promise<BegunPayment | null>
  /** Once for each entry, however often it is asked; answers the provider's name of it. Throws `RefundRefused`. */
  readonly refund: (refund: WantedRefund) => Promise<string>
  /** What has become of a payment, by the provider's name of its session. Throws when there is no answer. */
  readonly askPayment: (sessionId: string) => Promise<CardSession>
  /** What has become of a refund, by the provider's name of it. Throws when there is no answer. */
  readonly askRefund: (refundId: string) => Promise<CardRefund>
  /** What the provider has told, whatever it is, when the signature is its own; throws otherwise. */
  readonly readEvent: (body: Buffer, signature: string) => unknown
}

/** The provider has said no, and will again. */
export class RefundRefused extends Error {
  override name = 'RefundRefused'
}

/** What its answer says of an amount that it does not take; other faults of a call are ours. */
const wrongAmounts: ReadonlySet<string> = new Set(['amount_too_small', 'amount_too_large'])

/** Somebody may wait for it, and it is asked again. */
const soon = { timeout: 5000, maxNetworkRetries: 0 } as const

export function openCardPayments(settings: CardSettings): CardPayments {
  const url = settings.apiUrl === undefined ? undefined : new URL(settings.apiUrl)
  const stripe = new Stripe(settings.secretKey, {
    timeout: 15_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(url
      ? {
          host: url.hostname,
          ...(url.port ? { port: url.port } : {}),
          protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      : {}),
  })
  return {
    begin: async payment => {
      const about = { metadata: { preorderId: payment.preorderId } }
      try {
        const session = await stripe.checkout.sessions.create({
          mode: 'payment',
          client_reference_id: payment.preorderId,
          customer_email: payment.email,
          locale: payment.locale === 'fr' ? 'fr-CA' : 'en',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: payment.currency,
                unit_amount: payment.amount,
                product_data: { name: payment.name },
              },
            },
          ],
          success_url: payment.successUrl,
          cancel_url: payment.cancelUrl,
          payment_intent_data: about,
          ...about,
        })
        if (!session.url) throw new Error('the provider has answered no page')
        return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && wrongAmounts.has(error.code ?? '')) return null
        throw error
      }
    },
    refund: async ({ entryId, paymentId, amount }) => {
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: paymentId, amount, metadata: { entryId } },
          { idempotencyKey: `refund-${entryId}` },
        )
        return refund.id
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new RefundRefused(error.message)
        throw error
      }
    },
    askPayment: async sessionId =>
      cardSessionSchema.parse(
        await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }, soon),
      ),
    askRefund: async refundId => cardRefundSchema.parse(await stripe.refunds.retrieve(refundId, {}, soon)),
    readEvent: (body, signature) => {
      try {
        return stripe.webhooks.constructEvent(body, signature, settings.webhookSecret)
      } catch (error) {
        // Signed, and no JSON or an event of a form that tells no object.
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw error
        return undefined
      }
    },
  }
}
