import type { Label } from '@teamloom/kit/label.ts'

/** How a design without a name is called in mails and files. */
export const untitled: Label = { en: 'Untitled design', fr: 'Design sans titre' }
