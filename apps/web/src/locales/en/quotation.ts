export const quotation = {
  arrives: 'Delivered {{from}} to {{to}}.',
  arrivesOncePaid:
    'Making takes {{min}} to {{max}} weeks once it is approved and paid: delivered on {{day}} at the earliest.',
  arrivesExactly:
    'Making takes {{min}} weeks once it is approved and paid: delivered on {{day}} at the earliest.',
  print: 'Print',
  printIt: 'Print a quotation',
  title: 'Quotation',
  note: 'Prices as of this date, before taxes.',
}
