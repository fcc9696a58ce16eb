import type { MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { PrintTask } from '#api/techpacks/cutting-tasks.ts'

export type MeshWords = { readonly flat: string; readonly dots: string }

/** Films of a print. An ink of the cloth's own colour has no white below it. */
export type FilmTask = {
  readonly print: PrintTask
  readonly title: string
  /** Codes of inks in the order in which they are printed. */
  readonly order: readonly string[]
  readonly hasBase: boolean
  readonly clothHex: string | null
  /** In which films tell of their dots. */
  readonly locale: Locale
  /** The screens of flat inks and of dots, in words; null: not told. */
  readonly mesh: MeshWords | null
  /** What stands on the film of each ink, by its code, and of the white one, `base`: line by line. */
  readonly words: Readonly<Record<string, readonly string[]>>
}

/** The white base first. `pdf`: a page for each film; `tiffs`: one each. */
export type MadeFilms = {
  readonly figures: Omit<NonNullable<MachineFileOf<'film'>['figures']>, 'sizes'>
  readonly pdf: Uint8Array
  readonly tiffs: readonly Uint8Array[]
}
