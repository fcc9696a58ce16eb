const text = { type: 'string' }
const number = { type: 'number' }
const list = (items: object) => ({ type: 'array', items })
/** An object of these properties; one whose name has a question mark may be absent. */
const thing = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties).filter(name => !name.endsWith('?')),
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]),
  ),
})
const words = (description: string) => ({ type: 'object', additionalProperties: text, description })
const label = thing({ en: text, fr: text })

/** What `techpack.json` of an archive holds. */
export const techpackSchemaJson = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Techpack',
  description: 'Inches unless a name says otherwise. `document` is the text of the PDF.',
  ...thing({
    schema: { const: 1 },
    techpackId: text,
    projectNumber: { type: ['string', 'null'] },
    projectName: text,
    customerName: text,
    customerNumber: { type: ['string', 'null'] },
    orderedAt: text,
    'numbers?': list(thing({ field: text, label, text })),
    eventDate: { type: ['string', 'null'] },
    wantedShipDate: { type: ['string', 'null'] },
    'terms?': words(
      'What is agreed of samples, delivery and freight; days as 2027-02-01. `document` says what is not.',
    ),
    shipTo: list(text),
    shipToCountry: text,
    'contact?': thing({ name: text, email: text, 'address?': list(text) }),
    releases: list(thing({ number, at: text, by: text, reason: { type: ['string', 'null'] } })),
    preorderId: text,
    preorderNumber: number,
    approvals: list(thing({ proof: number, item: text, by: text, at: text })),
    items: list(
      thing({
        id: text,
        name: text,
        version: text,
        facts: list(thing({ key: text, label, value: label })),
        family: text,
        product: text,
        document: { type: ['object', 'null'] },
        quantities: list(
          thing({
            sizeName: text,
            ORDER: number,
            OVER: number,
            QC: number,
            MARKETING: number,
            original: number,
            isOverSuggested: { type: 'boolean' },
          }),
        ),
        sizeNames: list(text),
        'lines?': list(
          thing({
            id: text,
            size: text,
            pieces: number,
            firstName: text,
            lastName: text,
            words: words('As they are put on, by the id of the decoration that they are kept by.'),
            'typed?': words('As they were typed, where they are put on otherwise.'),
          }),
        ),
        'knits?': {
          type: 'object',
          additionalProperties: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
        },
        hindrances: list(label),
        stamp: { anyOf: [label, { type: 'null' }] },
        artworks: list(
          thing({
            decorationId: text,
            quality: { enum: ['great', 'acceptable', 'poor', null] },
            background: text,
            printWidths: { type: 'object', additionalProperties: number },
            settings: { type: 'object', additionalProperties: text },
            calibrationColors: list(thing({ name: text, hex: text })),
            production: { type: ['object', 'null'] },
          }),
        ),
      }),
    ),
    document: { type: 'object' },
  }),
} as const
