export const books = {
  title: 'Accounting',
  intro:
    'Invoices, payments, refunds and each tax of a period, as one file for your accountant or their program.',
  once: 'Periods that follow each other have each entry once, so save the days that are over, such as a month. Each file saved is told in the activity.',
  from: 'From',
  to: 'To, this day too',
  format: 'For',
  formats: { csv: 'A spreadsheet', quickbooks: 'QuickBooks Online', xero: 'Xero' },
  formatTexts: {
    csv: 'a line for each entry, in your language',
    quickbooks:
      'journal entries: Settings, Import data. Accounts: Accounts Receivable (A/R), Sales, GST Payable, HST Payable, QST Payable, PST Payable, Undeposited Funds',
    xero: 'manual journals, in one currency. Accounts: 1195 receivable, 200 sales, 821 GST, 822 HST, 823 QST, 824 PST, 1190 received',
  },
  currency: 'Currency',
  both: 'Both',
  save: 'Save the file',
  saving: 'Saving…',
  saved: 'The file is saved.',
  faults: {
    missing: 'Choose a day.',
    notOver: 'This day is not over yet. Choose yesterday or before.',
    after: 'This is after the last day.',
    tooLong: 'That is over 400 days. Save it in parts.',
  },
} as const
