import { cardHandlers } from '#api/payments/pay-by-card.ts'
import { proposePayment } from '#api/payments/propose-payment.ts'
import { ledgerHandlers } from '#api/payments/record-payment.ts'

export const paymentHandlers = [...ledgerHandlers, ...cardHandlers, proposePayment]
