import { expect, test } from 'vitest'
import { fileNamePart, printFileName, zipName } from './file-names.ts'

test('TP14: names of files hold nothing but letters, digits, dots and hyphens', () => {
  const file = {
    projectNumber: '27/0418 é#"$@',
    item: 2,
    positionName: 'leftChest',
    type: 'screenprint',
    widthInches: 6.5,
    heightInches: 7.75,
  }
  expect(printFileName(file)).toBe('27-0418-e_2_leftChest_screenprint_6.5x7.75in')
  for (const name of ['../../etc', '', '\\..\\', 'שלום', '.'.repeat(300), 'a'.repeat(300)]) {
    expect(fileNamePart(name)).toMatch(/^[A-Za-z0-9][A-Za-z0-9.-]{0,59}$/)
  }
})

test('TP15: the archive is named after the project', () => {
  expect(zipName('27-0418')).toBe('techpack_27-0418.zip')
})
