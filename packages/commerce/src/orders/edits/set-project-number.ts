import { inColumn } from './noted-number.ts'
import { setNumber } from './set-number.ts'

/** TP2: techpacks and their files are named by it. */
export const setProjectNumber = setNumber({
  edit: 'setProjectNumber',
  field: 'projectNumber',
  asked: { method: 'PUT', path: 'projectnumber', summary: 'Note the number of the project' },
  label: { en: 'Project no.', fr: 'Nº de projet' },
  none: { en: 'None', fr: 'Aucun' },
  kept: inColumn('projectNumber', 'project_number_updated', 'project_number'),
})
