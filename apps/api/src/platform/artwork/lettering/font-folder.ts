import path from 'node:path'

/** The folder of our fonts, with the licence of each beside it. */
export const fontFolder = path.join(import.meta.dirname, '../../../../fonts')
