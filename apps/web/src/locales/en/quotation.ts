export const quotation = {
  arrives: 'Delivered {{from}} to {{to}}.',
  arrivesOncePaid:
    'Making takes {{min}} to {{max}} weeks once it is approved and paid: delivered on {{day}} at the earliest.',
  arrivesExactly:
    'Making takes {{min}} weeks once it is approved and paid: delivered on {{day}} at the earliest.',
  print: 'Print',
  printIt: 'Print a quotation',
  numbered: 'Quotation {{number}}',
  validUntil: 'Valid until {{date}}',
  client: 'For',
  note: 'Prices as of this date; taxes are an estimate, the invoice says them.',
}
