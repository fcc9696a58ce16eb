import { cardHandlers } from '#api/payments/pay-by-card.ts'
import { proposePayment } from '#api/payments/propose-payment.ts'
import { ledgerHandlers } from '#api/payments/record-payment.ts'
import { splitHandlers } from '#api/payments/split/make-split.ts'
import { shareHandlers } from '#api/payments/split/own-share.ts'

export const paymentHandlers = [
  ...ledgerHandlers,
  ...cardHandlers,
  ...splitHandlers,
  ...shareHandlers,
  proposePayment,
]
