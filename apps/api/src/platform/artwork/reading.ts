import type { Verdict } from '@teamloom/artwork/verdict.ts'

/** Of what reads files: raised when it finds or draws anything otherwise, so that what is known of files is found anew. */
export const readerVersion = 14

/** The forms in which artwork is drawn and shown: gzipped art files, and of a vector what is safe of it. */
export type Forms = Readonly<Partial<Record<'pixels' | 'plates' | 'clean.svg', Uint8Array>>>

/** Without forms when it was refused. */
export type Reading = { readonly verdict: Verdict; readonly forms: Forms }
