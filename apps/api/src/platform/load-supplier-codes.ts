import fs from 'node:fs'
import { readSupplierCodes, type SupplierCode } from '@teamloom/techpack/supplier-codes.ts'
import Papa from 'papaparse'

/** A CSV of the house's; throws with the row that is wrong. */
export function loadSupplierCodes(file: string): readonly SupplierCode[] {
  const text = fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true })
  const read = readSupplierCodes(data)
  if ('fault' in read) throw new Error(`SUPPLIER_CODES_FILE: ${read.fault}`)
  return read.codes
}
