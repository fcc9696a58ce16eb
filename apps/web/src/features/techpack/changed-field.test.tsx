import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { changedField } from '#web/features/techpack/changed-field.ts'

const techpack = {
  terms: [{ key: 'freight', label: { en: 'Freight', fr: 'Transport' } }],
  techpackitems: [
    {
      id: 'i1',
      purchased_item: { designName: 'Tour' },
      knits: [
        {
          fabric: 'knit',
          label: { en: 'Acrylic', fr: 'Acrylique' },
          settings: [{ key: 'yarn', label: { en: 'Yarn', fr: 'Fil' } }],
        },
      ],
      techpackitemquantities: [],
      techpackitemartworks: [
        {
          id: 'a1',
          decoration: { name: 'Crest' },
          settings: [{ key: 'mesh', label: { en: 'Mesh', fr: 'Maille' } }],
        },
      ],
    },
  ],
} as unknown as Techpack

test('TP40, TP60, TP69: a term, a setting of a decoration or of a knitted cloth that a colleague changed is called by its name', () => {
  const told = (field: string) => changedField(field, techpack, i18next.t, 'en')
  expect(told('i1/knit/knit/yarn')).toBe('Tour, Acrylic, Yarn')
  expect(told('i1/a1/setting/mesh')).toMatch(/^Tour, .*Mesh$/)
  expect(told('term/freight')).toBe('Freight')
  expect(told('i1/knit/knit/mesh')).toBeUndefined()
  expect(told('i1/a1/setting/yarn')).toBeUndefined()
})
