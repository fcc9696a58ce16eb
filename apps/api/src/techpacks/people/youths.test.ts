import { settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { navy, paintAll, update } from '#api/testing/designs.ts'
import { type ListedPerson, orderList } from '#api/testing/lists.ts'
import { signUp, signUpStaff } from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { readWords } from '#api/testing/read-words.ts'
import { releaseFiles } from '#api/testing/techpacks.ts'
import { startTestApp } from '#api/testing/test-app.ts'

/** The youngest goalkeeper is the first; two of one name have one number, one person has none. */
const people: readonly ListedPerson[] = [
  ['YS', 'Émond', '1'],
  ['YM', 'St-Pierre', '00'],
  ['M', 'de la Cruz Jr', '0'],
  ['M', 'O’Neil', '07'],
  ['L', 'Côté', '7'],
  ['XL', 'Côté', '7'],
  ['S', 'Li', '88'],
  ['M', 'Nguyen', ''],
  ['M', 'Lévesque-Bélanger', '14'],
  ['L', 'Tremblay', '23'],
  ['XL', 'Okafor', '45'],
  ['YL', 'Roy', '9'],
]

test('TP48, ST16: the youngest goalkeeper in YS has a number of 4 in, grown-ups one of 8 in', async () => {
  const app = await startTestApp()
  try {
    const staff = await signUpStaff(app, 'admin')
    const maya = await signUp(app)
    const changes = [{ key: 'youthSizes/tshirt', value: true }]
    await staff.call(settingCalls.change, { body: { changes } })
    const shirt = await makePersonalDesign(maya)
    await update(maya, shirt.designId, paintAll(navy))
    const personal = {
      kind: 'number' as const,
      sample: '10',
      heights: { adult: 8, youth: 4 },
      mayBeEmpty: true,
    }
    const decorationId = shirt.numberId
    await update(maya, shirt.designId, { action: 'setDecorationPersonal', decorationId, personal })
    const { id } = await orderList(maya, shirt, people, { M: 12 })
    const files = await releaseFiles(app, staff, id)
    const rows = readCsv(must(files['people.csv'], 'people.csv'))
    const numbers = rows.filter(({ slot, text }) => slot === 'number' && text !== '')
    expect(
      Object.fromEntries(numbers.map(({ text, size, letter_height: high }) => [`${size} ${text}`, high])),
    ).toEqual({
      'YS 1': '4',
      'YM 00': '4',
      'YL 9': '4',
      ...Object.fromEntries(
        ['S 88', 'M 0', 'M 07', 'M 14', 'L 7', 'L 23', 'XL 7', 'XL 45'].map(each => [each, '8']),
      ),
    })
    const keeper = must(
      numbers.find(({ size }) => size === 'YS'),
      'keeper',
    )
    const { heightInches } = readWords(must(files[keeper.file!], keeper.file!).toString())
    expect(heightInches).toBeCloseTo(Number(keeper.height), 3)
    // Numerals may stand a little above their own line and below it.
    expect(heightInches).toBeGreaterThanOrEqual(4)
    expect(heightInches).toBeLessThan(4.2)
  } finally {
    await app.close()
  }
}, 240_000)
