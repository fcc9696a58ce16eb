export const quotation = {
  arrives: 'Delivered {{from}} to {{to}}.',
  arrivesIfToday: 'Delivered {{from}} to {{to}}, if it is approved and paid today.',
  event: {
    before_one: 'Arrives at least {{n}} day before your event on {{date}}.',
    before_other: 'Arrives at least {{n}} days before your event on {{date}}.',
    by: 'Arrives by your event on {{date}}.',
    unsure: 'May arrive after your event on {{date}}.',
    after: 'Arrives after your event on {{date}}.',
  },
  print: 'Print',
  printIt: 'Print a quotation',
  title: 'Quotation',
  note: 'Prices as of this date, before taxes.',
}
