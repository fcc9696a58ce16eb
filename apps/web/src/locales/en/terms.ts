export const terms = {
  title: 'Terms of order requests',
  intro: 'What you and we promise each other when you send us an order request.',
  updated: 'In effect since November 1, 2026',
  contents: 'On this page',
  back: 'Back to Teamloom',
  sections: {
    request: {
      title: 'What a request is',
      first:
        'An order request tells us what you would like us to make. It is not yet a purchase: nothing is charged when you send it.',
      second:
        'Our designers check every design and write to you within 2 business days with what can be made as drawn, what needs a change, and how to pay. The order becomes firm when you have approved the final drawings and paid.',
    },
    designs: {
      title: 'Your designs and artwork',
      first:
        'You keep every right in the artwork you upload. You let us store, adapt and print it for your team’s designs and orders, and for nothing else.',
      second:
        'You confirm that you may use every logo, name and image in your designs. We may decline a design that infringes someone’s rights or that is hateful or unlawful.',
    },
    final: {
      title: 'When a design is final',
      first:
        'Sending a request confirms that its designs, colours, quantities and sizes are final. Small adjustments that production needs are shown to you before anything is made.',
      second:
        'Screens and cloth show colours differently. We match colours to the shades named in your design; slight differences between dye lots are normal.',
    },
    prices: {
      title: 'Prices, minimums and taxes',
      first:
        'Prices depend on the quantity of each design, and hold for 30 days after a request. Each design has a minimum quantity, shown before you order. Sizes outside the included range may cost more.',
      second:
        'Prices are in the currency you chose and do not include taxes. Taxes follow the delivery address and appear on the invoice.',
    },
    payment: {
      title: 'Payment',
      first:
        'You pay by bank transfer or Interac, or by card where we offer it, following the instructions we send. Production starts when the payment is in.',
      second: 'Discounts and promo codes cannot be exchanged for money and are used once per order.',
    },
    delivery: {
      title: 'Production and delivery',
      first:
        'The delivery estimate counts from the approval of the final drawings. It is an estimate made with care; when a date matters to you, tell us before you approve.',
      second:
        'Check your parcels when they arrive. The risk passes to you on delivery to the address in your request.',
    },
    faults: {
      title: 'If something is wrong',
      first:
        'Write to us within 14 days of delivery, with pictures. Where a piece is faulty or differs from what you approved, we make it again or refund it.',
      second:
        'Pieces made to your design cannot be returned for another reason. You may cancel free of charge until production starts.',
    },
    law: {
      title: 'The rest',
      first:
        'We keep your personal information only for your account, your orders and what the law asks, and we do not sell it.',
      second:
        'These terms follow the laws of Québec and of Canada that apply there. Nothing in them limits the rights that consumer law gives you.',
    },
  },
  questions: 'A question about these terms? Write to',
} as const
