import { defineMail } from './define-mail.ts'

export const orderConfirmed = defineMail('orderConfirmed', ['request', 'order'], {
  en: {
    subject: 'Order {order} is confirmed',
    heading: 'Your order is confirmed',
    text: ['{hello}, thank you for your order. Here is what your invoice says.'],
  },
  fr: {
    subject: 'La commande {order} est confirmée',
    heading: 'Votre commande est confirmée',
    text: ['{hello}, merci de votre commande. Voici ce que dit votre facture.'],
  },
})

export const inProduction = defineMail('inProduction', ['request', 'order'], {
  en: {
    subject: 'Order {order} is in production',
    heading: 'Your order is in production',
    text: ['{hello}, your order is being made now.'],
  },
  fr: {
    subject: 'La commande {order} est en production',
    heading: 'Votre commande est en production',
    text: ['{hello}, votre commande est en cours de fabrication.'],
  },
})

export const shipped = defineMail('shipped', ['request', 'order'], {
  en: {
    subject: 'Order {order} is on its way',
    heading: 'Your order is on its way',
    text: ['{hello}, your order has left our workshop.'],
  },
  fr: {
    subject: 'La commande {order} est en route',
    heading: 'Votre commande est en route',
    text: ['{hello}, votre commande a quitté notre atelier.'],
  },
})

export const delivered = defineMail('delivered', ['request', 'order'], {
  en: {
    subject: 'Order {order} was delivered',
    heading: 'Your order was delivered',
    text: ['{hello}, your order was delivered. We hope that your team likes it.'],
  },
  fr: {
    subject: 'La commande {order} est livrée',
    heading: 'Votre commande est livrée',
    text: ['{hello}, votre commande a été livrée. Nous espérons qu’elle plaît à votre équipe.'],
  },
})

export const orderCancelled = defineMail('orderCancelled', ['request', 'order'], {
  en: {
    subject: 'Order {order} was cancelled',
    heading: 'Your order was cancelled',
    text: ['{hello}, your order was cancelled; nothing is due any more.'],
  },
  fr: {
    subject: 'La commande {order} est annulée',
    heading: 'Votre commande est annulée',
    text: ['{hello}, votre commande a été annulée; rien n’est plus dû.'],
  },
})
